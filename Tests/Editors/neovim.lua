-- A conversation of Neovim with the language server: opens a table, sees a finding, hovers, applies a fix, renames a key and
-- saves. Ends with status 1 and a message where something is not as expected.

local function fail(message)
  io.stderr:write(message .. "\n")
  vim.cmd("cquit 1")
end

local function expect(condition, message)
  if not condition then fail(message) end
end

local function wait(message, condition)
  expect(vim.wait(20000, condition, 20), "waited in vain for " .. message)
end

local function request(method, parameters)
  local answers = vim.lsp.buf_request_sync(0, method, parameters, 20000)
  for _, answer in pairs(answers or {}) do
    expect(not answer.error, method .. ": " .. vim.inspect(answer.error))
    return answer.result
  end
  fail("no answer to " .. method)
end

local function codes()
  return table.concat(vim.tbl_map(function(finding) return finding.code end, vim.diagnostic.get(0)), " ")
end

-- Files that are opened while the server starts share it.
vim.cmd("edit ar.lproj/Player.strings")
vim.cmd("tabedit fr.lproj/Player.strings")
expect(vim.bo.filetype == "strings", "the file type is " .. vim.bo.filetype)
wait("findings", function() return codes() == "a11y-identical-states argument-type stray-semicolon" end)
print("findings: " .. codes())
local clients = (vim.lsp.get_clients or vim.lsp.get_active_clients)()
expect(#clients == 1, #clients .. " servers were started")
-- Of 0.11 the server's choice, UTF-8.
local encoding = clients[1].offset_encoding

vim.api.nvim_win_set_cursor(0, { 1, 3 })
local hover = request("textDocument/hover", vim.lsp.util.make_position_params(0, encoding))
expect(hover.contents.value:find("- ar: `تشغيل`", 1, true), "the hover is " .. vim.inspect(hover))
print("hover: " .. hover.contents.value:gsub("\n", " "))

vim.api.nvim_win_set_cursor(0, { 3, 41 })
local parameters = vim.lsp.util.make_range_params(0, encoding)
parameters.context = { diagnostics = {} }
for _, action in ipairs(request("textDocument/codeAction", parameters)) do
  if action.title == "Remove the ';'" then vim.lsp.util.apply_workspace_edit(action.edit, encoding) end
end
wait("the fix", function() return codes() == "a11y-identical-states argument-type" end)
print("fixed: " .. vim.api.nvim_buf_get_lines(0, 2, 3, false)[1])

vim.api.nvim_buf_set_text(0, 1, 17, 1, 24, { "Pause" })
vim.api.nvim_buf_set_lines(0, 2, 3, false, { '"ad.position" = "Publicité %1$lld sur %2$lld";' })
wait("no findings", function() return codes() == "" end)

vim.api.nvim_win_set_cursor(0, { 1, 3 })
parameters = vim.lsp.util.make_position_params(0, encoding)
parameters.newName = "controls.play"
vim.lsp.util.apply_workspace_edit(request("textDocument/rename", parameters), encoding)
vim.cmd("wall")
for _, language in ipairs({ "ar", "en", "fr" }) do
  local text = table.concat(vim.fn.readfile(language .. ".lproj/Player.strings"), "\n")
  expect(text:find('"controls.play" = ', 1, true), language .. " has not been saved with the new key")
end
expect(vim.fn.readfile("l10n.yml")[5]:find("controls.play", 1, true), "l10n.yml has the old key")
print("renamed in " .. #vim.api.nvim_list_bufs() .. " files")
vim.cmd("qall!")
