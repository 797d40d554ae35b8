;;; l10n.el --- Tables of localized texts with l10n's language server  -*- lexical-binding: t; -*-

;; Package-Requires: ((emacs "26.3") (eglot "1.9"))

;;; Commentary:

;; Findings while you type, fixes (M-x eglot-code-actions), hover, rename and formatting for .strings and .stringsdict
;; tables, String Catalogs, Flutter's .arb files and gettext's PO files.  Put this folder on `load-path' and (require 'l10n) into your init file.  The program l10n has to be on the PATH.
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

;; Tables in XML and JSON have their own modes, so that other such files keep their servers.
;;;###autoload
(define-derived-mode stringsdict-mode nxml-mode "Stringsdict"
  "A mode for .stringsdict tables.")

;;;###autoload
(define-derived-mode xcstrings-mode js-mode "String Catalog"
  "A mode for String Catalogs and .arb files.")

;;;###autoload
(define-derived-mode po-table-mode prog-mode "PO"
  "A mode for PO files that the language server checks."
  (setq-local comment-start "# ")
  (setq-local font-lock-defaults
              '((("^#.*" 0 font-lock-comment-face)
                 ("^msg\\(?:ctxt\\|id\\(?:_plural\\)?\\|str\\(?:\\[[0-9]+\\]\\)?\\)" 0 font-lock-keyword-face)
                 ("\"\\(?:\\\\.\\|[^\"\\]\\)*\"" 0 font-lock-string-face))
                t)))

;;;###autoload
(dolist (mode '(("\\.stringsdict\\'" . stringsdict-mode) ("\\.xcstrings\\'" . xcstrings-mode)
                ("\\.arb\\'" . xcstrings-mode) ("\\.pot?\\'" . po-table-mode)))
  (add-to-list 'auto-mode-alist mode))

(defvar l10n-modes '(strings-mode stringsdict-mode xcstrings-mode po-table-mode)
  "The modes of tables, which share one server in a project.")

(add-to-list 'eglot-server-programs (cons l10n-modes (lambda (&rest _) l10n-command)))

(dolist (mode l10n-modes) (add-hook (intern (format "%s-hook" mode)) #'eglot-ensure))

(provide 'l10n)

;;; l10n.el ends here
