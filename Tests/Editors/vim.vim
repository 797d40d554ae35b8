" A conversation of Vim and ALE with the language server: opens a table, sees a finding, hovers, applies a fix, renames a key and
" saves. Ends with status 1 and a message where something is not as expected.

function! Say(message) abort
  call writefile([a:message], '/dev/stderr', 'a')
endfunction

function! Fail(message) abort
  call Say(a:message)
  cquit 1
endfunction

function! Wait(message, condition) abort
  for l:try in range(400)
    if a:condition() | return | endif
    sleep 50m
  endfor
  call Fail('waited in vain for ' . a:message . ': ' . Codes() . execute('messages'))
endfunction

function! Codes() abort
  return join(sort(map(copy(get(get(g:ale_buffer_info, bufnr(''), {}), 'loclist', [])), {_, finding -> finding.code})), ' ')
endfunction

" What is to be typed where ALE asks. Its function has to be loaded before it is replaced.
runtime autoload/ale/util.vim
function! Answer(text) abort
  execute "function! ale#util#Input(...) abort\n  return " . string(a:text) . "\nendfunction"
endfunction

let g:ale_hover_to_preview = 1
let g:ale_lint_delay = 0
let g:ale_echo_cursor = 0
set hidden

edit fr.lproj/Player.strings
if &filetype !=# 'strings' | call Fail('the file type is ' . &filetype) | endif
call Wait('findings', {-> Codes() ==# 'a11y-identical-states argument-type stray-semicolon'})
call Say('findings: ' . Codes())

call cursor(1, 4)
ALEHover
call Wait('the hover', {-> bufwinnr('ALEPreviewWindow') > 0})
let s:hover = join(getbufline('ALEPreviewWindow', 1, '$'), ' ')
if s:hover !~# 'ar: .*تشغيل' | call Fail('the hover is ' . s:hover) | endif
call Say('hover: ' . s:hover)
pclose

call search(";;", "e")
call Answer("1")
ALECodeAction
call Wait('the edit', {-> getline(3) =~# '[^;];$'})
" Vim has no events of typing while a script runs.
ALELint
call Wait('the fix', {-> Codes() ==# 'a11y-identical-states argument-type'})
call Say('fixed: ' . getline(3))

call cursor(1, 4)
call Answer('controls.play')
ALERename
call Wait('the rename', {-> getline(1) =~# '^"controls.play" = '})
wall
for s:language in ['ar', 'en', 'fr']
  if readfile(s:language . '.lproj/Player.strings')->match('"controls.play" = ') < 0
    call Fail(s:language . ' has not been saved with the new key')
  endif
endfor
if readfile('l10n.yml')[4] !~# 'controls.play' | call Fail('l10n.yml has the old key') | endif
call Say('renamed in ' . len(getbufinfo()) . ' files')
qall!
