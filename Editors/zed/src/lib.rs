use zed_extension_api::{self as zed, Command, LanguageServerId, Result, Worktree};

/// Starts the program l10n, which has to be on the PATH, as a language server.
struct L10n;

impl zed::Extension for L10n {
    fn new() -> Self {
        L10n
    }

    fn language_server_command(&mut self, _: &LanguageServerId, worktree: &Worktree) -> Result<Command> {
        let command = worktree.which("l10n").ok_or("the program l10n is not on the PATH")?;
        Ok(Command { command, args: vec!["lsp".into()], env: worktree.shell_env() })
    }
}

zed::register_extension!(L10n);
