" What the linters for ALE in ale_linters share.

let s:tables = '\.\(strings\|stringsdict\|xcstrings\|arb\)$\|/strings\.xml$\|/l10n\.yml$'

call ale#Set('l10n_executable', 'l10n')

" Tells ALE of l10n's language server for a file type.
function! l10n#define(filetype) abort
  call ale#linter#Define(a:filetype, {
  \   'name': 'l10n',
  \   'lsp': 'stdio',
  \   'executable': {buffer -> ale#Var(buffer, 'l10n_executable')},
  \   'command': '%e lsp',
  \   'language': a:filetype,
  \   'project_root': function('l10n#root'),
  \})
endfunction

" The folder around a file: of Swift code that of an l10n.yml, of tables also another one. Empty for other files, which are
" not served.
function! l10n#root(buffer) abort
  let l:path = expand('#' . a:buffer . ':p')
  let l:settings = ale#path#FindNearestFile(a:buffer, 'l10n.yml')
  if !empty(l:settings) && l:path =~# '\.swift$\|' . s:tables
    return fnamemodify(l:settings, ':p:h')
  endif
  return l:path =~# s:tables ? fnamemodify(l:path, ':h:h') : ''
endfunction
