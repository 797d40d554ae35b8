"""The program, and how actions run it."""

TOOLCHAIN_TYPE = "@rules_l10n//:toolchain_type"

def _l10n_toolchain_impl(ctx):
    return [platform_common.ToolchainInfo(program = ctx.executable.program)]

l10n_toolchain = rule(
    implementation = _l10n_toolchain_impl,
    attrs = {
        "program": attr.label(
            doc = "The program `l10n`.",
            allow_single_file = True,
            cfg = "exec",
            executable = True,
            mandatory = True,
        ),
    },
    doc = "The program of a toolchain of type `@rules_l10n//:toolchain_type`.",
)

# Runs a command that finds something. Exit status 1 goes into a file and is not a failure of the action; any other one is.
_WITH_STATUS = """file=$1; shift; "$@"; status=$?
[ $status -le 1 ] || exit $status
echo $status >"$file"
"""

def run_l10n(ctx, mnemonic, message, command, inputs, outputs, status = None):
    """Declares an action that runs the program.

    Args:
        ctx: the context of the rule, which has `TOOLCHAIN_TYPE`.
        mnemonic: the name of the kind of action.
        message: what is shown while it runs.
        command: the command with its arguments: strings.
        inputs: depset of files.
        outputs: list of files.
        status: the file for the exit status of a command that finds something, so that the action succeeds.
    """
    program = ctx.toolchains[TOOLCHAIN_TYPE].program
    if not status:
        ctx.actions.run(
            mnemonic = mnemonic,
            progress_message = message,
            executable = program,
            arguments = command,
            inputs = inputs,
            outputs = outputs,
        )
        return
    ctx.actions.run_shell(
        mnemonic = mnemonic,
        progress_message = message,
        command = _WITH_STATUS,
        arguments = [status.path, program.path] + command,
        tools = [program],
        inputs = inputs,
        outputs = outputs + [status],
    )
