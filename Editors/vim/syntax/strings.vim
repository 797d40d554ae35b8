" Colors for .strings tables: comments, keys, values, escapes, specifiers, and text that does not belong there.
if exists("b:current_syntax")
  finish
endif

" The last that begins at a place wins.
syntax match stringsError "[^ \t"'=;{}(),<]\+\|[</]"
syntax match stringsWord "[A-Za-z0-9_$/:.-]\+\ze\s*[;,)]"
syntax match stringsKey "[A-Za-z0-9_$/:.-]\+\ze\s*="
syntax match stringsData "<[0-9A-Fa-f \t]*>"
syntax match stringsEnd ";" nextgroup=stringsStrayEnd skipwhite
syntax match stringsStrayEnd ";" contained nextgroup=stringsStrayEnd skipwhite
syntax region stringsValue start=+"+ skip=+\\.+ end=+"+ contains=@stringsParts,@Spell
syntax region stringsValue start=+'+ skip=+\\.+ end=+'+ contains=@stringsParts,@Spell
syntax match stringsKey +"\%(\\.\|[^"\\]\)*"\ze\s*\%(/\*.\{-}\*/\s*\)\?=+ contains=@stringsParts
syntax match stringsKey +'\%(\\.\|[^'\\]\)*'\ze\s*\%(/\*.\{-}\*/\s*\)\?=+ contains=@stringsParts
syntax region stringsComment start="/\*" end="\*/" contains=@Spell,stringsDirective
syntax match stringsComment "//.*$" contains=@Spell,stringsDirective

syntax cluster stringsParts contains=stringsEscape,stringsUnknownEscape,stringsSpecifier
syntax match stringsUnknownEscape "\\." contained
syntax match stringsEscape "\\\%(U\x\{1,4}\|\o\{1,3}\|[abfnrtv"'\\]\|$\)" contained
syntax match stringsSpecifier "%\%(\d\+\$\)\?[-+ 0#']*\%(\d\+\|\*\%(\d\+\$\)\?\)\?\%(\.\%(\d\+\|\*\)\?\)\?\%(hh\?\|ll\?\|[qLztj]\)\?[@diouxXeEfFgGaAcCsSpn%]" contained
syntax match stringsSpecifier "%\%(\d\+\$\)\?#@[^@"]*@" contained
syntax match stringsDirective "\<l10n:[a-z-]\+" contained

" Comments and texts may have any number of lines.
syntax sync fromstart

highlight default link stringsComment Comment
highlight default link stringsData Number
highlight default link stringsDirective Todo
highlight default link stringsError Error
highlight default link stringsEscape SpecialChar
highlight default link stringsKey Identifier
highlight default link stringsSpecifier Special
highlight default link stringsStrayEnd Error
highlight default link stringsUnknownEscape Error
highlight default link stringsValue String
highlight default link stringsWord String

let b:current_syntax = "strings"
