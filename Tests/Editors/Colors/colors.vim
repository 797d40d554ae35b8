" Writes the syntax group of each piece of a table as JSON: [line, text, group], the innermost one.
edit Sample.strings
let s:pieces = []
for s:line in range(1, line('$'))
  for s:column in range(1, len(getline(s:line)))
    let s:group = synIDattr(get(synstack(s:line, s:column), -1, 0), 'name')
    let s:letter = getline(s:line)[s:column - 1]
    if s:column > 1 && s:group ==# s:pieces[-1][2]
      let s:pieces[-1][1] .= s:letter
    else
      call add(s:pieces, [s:line, s:letter, s:group])
    endif
  endfor
endfor
call writefile([json_encode(s:pieces)], $COLORS)
qall!
