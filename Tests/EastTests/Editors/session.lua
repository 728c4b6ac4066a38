-- A session of Neovim with `east lsp`: prints what a user sees, one line for each step, and leaves the files saved.
-- LspClientTests.swift runs it: EAST=… nvim --headless -u NONE -c 'luafile session.lua' FILE
local function say(...)
  io.stdout:write(table.concat({ ... }, " "), "\n")
end

local function finish(code)
  vim.cmd(code == 0 and "qall!" or "cquit")
end

local ok, why = pcall(function()
  local buffer = vim.api.nvim_get_current_buf()
  local root = vim.fn.getcwd()
  local id = vim.lsp.start_client({
    cmd = { vim.env.EAST, "lsp", "--no-cache" },
    root_dir = root,
    workspace_folders = { { uri = vim.uri_from_fname(root), name = "app" } },
  })
  vim.lsp.buf_attach_client(buffer, id)
  local uri = vim.uri_from_bufnr(buffer)

  local function diagnostics(isWanted)
    local done = vim.wait(60000, function()
      return isWanted(vim.diagnostic.get(buffer))
    end, 20)
    assert(done, "the expected diagnostics did not come")
    return vim.diagnostic.get(buffer)
  end

  local function request(method, params)
    local answers = assert(vim.lsp.buf_request_sync(buffer, method, params, 60000))
    local answer = answers[id]
    assert(not answer.error, answer.error and answer.error.message)
    return answer.result
  end

  local document = { uri = uri }
  local found = diagnostics(function(all) return #all > 0 end)
  local count = #found
  local first = vim.tbl_filter(function(one) return one.code == "reach" end, found)[1]
  say("found", tostring(count), first.code, first.source)

  local position = { line = first.lnum, character = first.col }
  local range = { start = position, ["end"] = position }
  local hover = request("textDocument/hover", { textDocument = document, position = position })
  say("hover", tostring(hover.contents.value:find("reach") ~= nil))
  say("lenses", type(request("textDocument/codeLens", { textDocument = document })))

  local before = vim.api.nvim_buf_get_lines(buffer, 0, -1, false)
  local context = { diagnostics = {} }
  for _, action in ipairs(request("textDocument/codeAction", { textDocument = document, range = range, context = context })) do
    if action.edit then
      vim.lsp.util.apply_workspace_edit(action.edit, "utf-16")
      diagnostics(function(all) return #all < count end)
      vim.cmd("silent write! " .. vim.fn.fnameescape(vim.env.RESULTS .. "/" .. tostring(vim.fn.reltimestr(vim.fn.reltime())):gsub("%D", "") .. ".swift"))
      vim.api.nvim_buf_set_lines(buffer, 0, -1, false, before)
      diagnostics(function(all) return #all == count end)
    elseif action.command and action.command.command == "east.explain" then
      request("workspace/executeCommand", action.command)
    end
    say("action", action.title)
  end

  context.only = { "refactor" }
  for _, action in ipairs(request("textDocument/codeAction", { textDocument = document, range = range, context = context })) do
    local resolved = action.edit and action or request("codeAction/resolve", action)
    if resolved.edit then
      vim.lsp.util.apply_workspace_edit(resolved.edit, "utf-16")
    end
    say("rewriting", action.title, resolved.edit and "edited" or "nothing to do")
  end
  vim.cmd("silent wall!")
  vim.lsp.stop_client(id)
  assert(vim.wait(10000, function() return vim.lsp.get_client_by_id(id) == nil end, 20), "the server did not end")
  say("ended")
end)
if not ok then say("error", tostring(why)) end
finish(ok and 0 or 1)
