-- l10n's language server: a configuration for vim.lsp.enable("l10n") of Neovim 0.11, which plugin/l10n.lua uses in all versions.
-- The program l10n has to be on the PATH; vim.g.l10n_command names another one.

local tables = { "%.strings$", "%.stringsdict$", "%.xcstrings$", "%.arb$", "%.pot?$", "%.properties$", "/strings%.xml$", "/l10n%.yml$" }

local function is_table(path)
  for _, pattern in ipairs(tables) do
    if path:find(pattern) then return true end
  end
  return false
end

-- The nearest folder above a file that has one of some files or folders.
local function above(path, names)
  local folder = vim.fn.fnamemodify(path, ":h")
  while folder ~= vim.fn.fnamemodify(folder, ":h") do
    for _, name in ipairs(names) do
      if vim.fn.getftype(folder .. "/" .. name) ~= "" then return folder end
    end
    folder = vim.fn.fnamemodify(folder, ":h")
  end
end

return {
  cmd = vim.g.l10n_command or { "l10n", "lsp" },
  filetypes = { "strings", "jproperties", "json", "po", "xml", "yaml", "swift" },
  -- Swift code belongs to the catalog of an l10n.yml; of the other types only tables and settings are served.
  root_dir = function(buffer, start)
    local path = vim.fn.fnamemodify(vim.api.nvim_buf_get_name(buffer), ":p")
    if is_table(path) then
      start(above(path, { "l10n.yml", "Package.swift", ".git" }) or vim.fn.fnamemodify(path, ":h:h"))
    elseif path:find("%.swift$") then
      local folder = above(path, { "l10n.yml" })
      if folder then start(folder) end
    end
  end,
}
