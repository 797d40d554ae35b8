;;; A conversation of Emacs with the language server: opens a table, sees a finding, hovers, applies a fix, renames, saves.
;;; -*- lexical-binding: t; -*-

(require 'l10n)
(setq eglot-sync-connect t
      eglot-confirm-server-initiated-edits nil
      l10n-command (list (getenv "L10N") "lsp"))

;; Eglot asks before it changes files that are not open.
(advice-add 'y-or-n-p :override (lambda (&rest _) t))

(defun wait (message condition)
  "Wait until CONDITION holds, else end with MESSAGE."
  (let ((left 400))
    (while (and (> left 0) (not (funcall condition)))
      (accept-process-output nil 0.05)
      (setq left (1- left)))
    (unless (funcall condition)
      (message "waited in vain for %s: %S" message (mapcar #'flymake-diagnostic-text (flymake-diagnostics)))
      (kill-emacs 1))))

(defun findings () (length (flymake-diagnostics)))

(defvar folder default-directory "That of the catalog.")

(find-file "fr.lproj/Player.strings")
(eglot-ensure)
(run-hooks 'post-command-hook)
(unless (eglot-managed-p) (apply #'eglot--connect (eglot--guess-contact)))
(wait "findings" (lambda () (flymake-start) (= (findings) 3)))
(message "findings: %s" (mapconcat (lambda (finding) (car (split-string (flymake-diagnostic-text finding) "\n")))
                                   (flymake-diagnostics) "; "))

(goto-char (point-min))
(search-forward "\"play.label")
(let ((hover (jsonrpc-request (eglot--current-server-or-lose) :textDocument/hover
                              (eglot--TextDocumentPositionParams))))
  (unless (string-match-p "fr: .*Lecture" (format "%s" hover))
    (message "the hover is %S" hover)
    (kill-emacs 1)))

(search-forward ";;")
(let* ((place (eglot--pos-to-lsp-position (1- (point))))
       (actions (jsonrpc-request (eglot--current-server-or-lose) :textDocument/codeAction
                                 (list :textDocument (eglot--TextDocumentIdentifier)
                                       :range (list :start place :end place)
                                       :context '(:diagnostics [])))))
  (eglot--apply-workspace-edit
   (plist-get (seq-find (lambda (action) (equal (plist-get action :title) "Remove the ';'")) actions) :edit)))
;; Without someone at the keyboard Emacs is never idle, which is when it tells of changes.
(eglot--signal-textDocument/didChange)
(wait "the fix" (lambda () (flymake-start) (= (findings) 2)))

(goto-char (point-min))
(search-forward "\"play.label")
(eglot-rename "controls.play")
(save-some-buffers t)
(dolist (language '("ar" "en" "fr"))
  (with-temp-buffer
    (insert-file-contents (format "%s%s.lproj/Player.strings" folder language))
    (unless (search-forward "\"controls.play\" = " nil t)
      (message "%s has not been saved with the new key" language)
      (kill-emacs 1))))
;; Tables of other formats have modes that the server serves.
(dolist (row '(("ar.lproj/Player.stringsdict" . stringsdict-mode) ("New.xcstrings" . xcstrings-mode)
               ("po/new.po" . po-table-mode)))
  (with-current-buffer (find-file-noselect (expand-file-name (car row) folder))
    (unless (and (eq major-mode (cdr row)) (memq #'eglot-ensure (symbol-value (intern (format "%s-hook" (cdr row))))))
      (message "%s has the mode %s" (car row) major-mode)
      (kill-emacs 1))))
(find-file (expand-file-name "ar.lproj/Player.stringsdict" folder))
(run-hooks 'post-command-hook)
(unless (eglot-managed-p) (eglot--maybe-activate-editing-mode))
(wait "findings in a .stringsdict" (lambda () (flymake-start) (> (findings) 0)))
(message "fixed and renamed")
(kill-emacs 0)
