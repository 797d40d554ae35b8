;;; l10n.el --- Tables of localized texts with l10n's language server  -*- lexical-binding: t; -*-

;; Package-Requires: ((emacs "26.3") (eglot "1.9"))

;;; Commentary:

;; Findings while you type, fixes (M-x eglot-code-actions), hover, rename and formatting for .strings tables.  Put this
;; folder on `load-path' and (require 'l10n) into your init file.  The program l10n has to be on the PATH.
;; Eglot is part of Emacs 29 and later; for older ones install it: M-x package-install RET eglot, or Debian's elpa-eglot.

;;; Code:

(require 'eglot)

(defvar l10n-command '("l10n" "lsp")
  "The program that is run, with its arguments.")

(defvar strings-mode-syntax-table
  (let ((table (make-syntax-table)))
    (modify-syntax-entry ?/ ". 124b" table)
    (modify-syntax-entry ?* ". 23" table)
    (modify-syntax-entry ?\n "> b" table)
    (modify-syntax-entry ?\" "\"" table)
    (modify-syntax-entry ?\\ "\\" table)
    table)
  "Comments and strings of .strings tables.")

;;;###autoload
(define-derived-mode strings-mode prog-mode "Strings"
  "A mode for .strings tables."
  (setq-local comment-start "/* ")
  (setq-local comment-end " */")
  (setq-local font-lock-defaults
              '((("^\\s-*\\(\"\\(?:\\\\.\\|[^\"\\]\\)*\"\\)\\s-*=" 1 font-lock-variable-name-face t)
                 ("%\\(?:[0-9]+\\$\\)?\\(?:#@[^@]*@\\|[-+ 0#']*[0-9]*\\(?:\\.[0-9]*\\)?[hlqLztj]*[@a-zA-Z%]\\)"
                  0 font-lock-constant-face t)))))

;;;###autoload
(add-to-list 'auto-mode-alist '("\\.strings\\'" . strings-mode))

(add-to-list 'eglot-server-programs '(strings-mode . (lambda (&rest _) l10n-command)))

(add-hook 'strings-mode-hook #'eglot-ensure)

(provide 'l10n)

;;; l10n.el ends here
