-- l10n's language server in Neovim, 0.7 and later: findings while you type, fixes, hover, rename, formatting.
--
-- Put this folder (Editors/neovim) on the runtime path: Plug 'OWNER/l10n', {'rtp': 'Editors/neovim'}, or copy it to
-- ~/.config/nvim/pack/l10n/start/l10n. The program l10n has to be on the PATH; vim.g.l10n_command names another one.

local command = vim.g.l10n_command or { "l10n", "lsp" }
local markers = { "l10n.yml", "Package.swift", ".git" }

local group = vim.api.nvim_create_augroup("l10n", { clear = true })

-- Neovim knows no file type for tables. String Catalogs are JSON, .stringsdict is XML: they keep that type's colors.
vim.api.nvim_create_autocmd({ "BufRead", "BufNewFile" }, {
  group = group,
  pattern = { "*.strings", "*.stringsdict", "*.xcstrings" },
  callback = function(event)
    local suffix = event.match:match("%.(%a+)$")
    vim.bo[event.buf].filetype = suffix == "strings" and "strings" or suffix == "stringsdict" and "xml" or "json"
  end,
})

local function root(path)
  local folder = vim.fn.fnamemodify(path, ":h")
  local found = vim.fn.fnamemodify(path, ":h:h")
  while folder ~= "/" and folder ~= "." do
    for _, marker in ipairs(markers) do
      if vim.fn.filereadable(folder .. "/" .. marker) == 1 or vim.fn.isdirectory(folder .. "/" .. marker) == 1 then
        return folder
      end
    end
    folder = vim.fn.fnamemodify(folder, ":h")
  end
  return found
end

local clients = {}

vim.api.nvim_create_autocmd({ "BufReadPost", "BufNewFile" }, {
  group = group,
  pattern = { "*.strings", "*.stringsdict", "*.xcstrings", "strings.xml", "l10n.yml" },
  callback = function(event)
    local folder = root(vim.fn.fnamemodify(event.match, ":p"))
    if vim.lsp.start then
      vim.lsp.start({ name = "l10n", cmd = command, root_dir = folder }, { bufnr = event.buf })
      return
    end
    -- Before 0.8 there is no vim.lsp.start.
    if not clients[folder] or vim.lsp.client_is_stopped(clients[folder]) then
      clients[folder] = vim.lsp.start_client({ name = "l10n", cmd = command, root_dir = folder })
    end
    vim.lsp.buf_attach_client(event.buf, clients[folder])
  end,
})
