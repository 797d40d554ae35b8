" Tables have no file type of their own in Vim and Neovim. String Catalogs are JSON, .stringsdict is XML: they keep that type's
" colors.
autocmd BufRead,BufNewFile *.strings set filetype=strings
autocmd BufRead,BufNewFile *.stringsdict set filetype=xml
autocmd BufRead,BufNewFile *.xcstrings set filetype=json
autocmd BufRead,BufNewFile *.arb set filetype=json
