" Colors for .strings tables: comments, keys, values, escapes and specifiers.
if exists("b:current_syntax")
  finish
endif

syntax region stringsComment start="/\*" end="\*/" contains=@Spell,stringsDirective
syntax match stringsComment "//.*$" contains=@Spell,stringsDirective
syntax match stringsDirective "l10n:[a-z-]\+" contained
syntax region stringsValue start=+"+ skip=+\\\\\|\\"+ end=+"+ contains=stringsEscape,stringsSpecifier,@Spell
syntax match stringsKey +^\s*"\%(\\.\|[^"\\]\)*"\ze\s*=+
syntax match stringsEscape "\\\%([UuXx]\x\{4}\|\o\{1,3}\|.\)" contained
syntax match stringsSpecifier "%\%(\d\+\$\)\?[-+ 0#']*\d*\%(\.\d*\)\?\%(hh\|h\|ll\|l\|q\|L\|z\|t\|j\)\?[@a-zA-Z%]" contained
syntax match stringsSpecifier "%\%(\d\+\$\)\?#@[^@]*@" contained

highlight default link stringsComment Comment
highlight default link stringsDirective Todo
highlight default link stringsKey Identifier
highlight default link stringsValue String
highlight default link stringsEscape SpecialChar
highlight default link stringsSpecifier Special

let b:current_syntax = "strings"
