-- l10n's language server in Neovim, 0.7 and later: findings while you type, fixes, hover, rename, formatting.

if vim.lsp.enable then
  vim.lsp.enable("l10n")
  return
end

-- Before 0.11 there is no vim.lsp.enable, before 0.8 no vim.lsp.start.
local config = dofile(vim.api.nvim_get_runtime_file("lsp/l10n.lua", false)[1])
local clients = {}

vim.api.nvim_create_autocmd("FileType", {
  group = vim.api.nvim_create_augroup("l10n", { clear = true }),
  pattern = config.filetypes,
  callback = function(event)
    config.root_dir(event.buf, function(folder)
      local client = { name = "l10n", cmd = config.cmd, root_dir = folder }
      if vim.lsp.start then
        vim.lsp.start(client, { bufnr = event.buf })
        return
      end
      -- vim.lsp.client_is_stopped also says so of a client that has not answered yet.
      if not clients[folder] then
        client.on_exit = function() clients[folder] = nil end
        clients[folder] = vim.lsp.start_client(client)
      end
      vim.lsp.buf_attach_client(event.buf, clients[folder])
    end)
  end,
})
