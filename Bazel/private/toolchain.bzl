"""The program, and how actions run it."""

TOOLCHAIN_TYPE = "@rules_l10n//:toolchain_type"

def _l10n_toolchain_impl(ctx):
    return [platform_common.ToolchainInfo(
        program = ctx.executable.program,
        protocol = ctx.attr.worker_protocol,
    )]

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
        "worker_protocol": attr.string(
            doc = "How Bazel speaks to the persistent worker.",
            default = "proto",
            values = ["json", "proto"],
        ),
    },
    doc = "The program of a toolchain of type `@rules_l10n//:toolchain_type`.",
)

def run_l10n(ctx, mnemonic, message, command, inputs, outputs, status = None):
    """Declares an action that runs the program, in a persistent worker where there may be one.

    Args:
        ctx: the context of the rule, which has `TOOLCHAIN_TYPE`.
        mnemonic: the name of the kind of action.
        message: what is shown while it runs.
        command: the command with its arguments: strings and files.
        inputs: depset of files.
        outputs: list of files.
        status: the file for the exit status of a command that finds something, so that the action succeeds.
    """
    toolchain = ctx.toolchains[TOOLCHAIN_TYPE]
    params = ctx.actions.args()
    params.set_param_file_format("multiline")
    params.use_param_file("@%s", use_always = True)
    if status:
        params.add_all(["--status", status])
    params.add_all(command)
    ctx.actions.run(
        mnemonic = mnemonic,
        progress_message = message,
        executable = toolchain.program,
        # What stands outside of the file is the command line of the worker, the same for all actions.
        arguments = ["worker", "--protocol", toolchain.protocol, params],
        inputs = inputs,
        outputs = outputs + ([status] if status else []),
        execution_requirements = {
            "requires-worker-protocol": toolchain.protocol,
            "supports-multiplex-sandboxing": "1",
            "supports-multiplex-workers": "1",
            "supports-worker-cancellation": "1",
            "supports-workers": "1",
        },
    )
