"""Links of pages that lead out of Documentation become links to the repository; a file that is not there is an error.

The reference that `Documentation/docc` wrote into .build/site/api becomes a part of the site, with a link to it.
"""

import logging
import pathlib
import posixpath
import re
import shutil

REPOSITORY = "https://github.com/OWNER/l10n/blob/main/"
LINK = re.compile(r"(\]\()((?:\.\./)+[^)#\s]*)(#[^)]*)?\)")
log = logging.getLogger("mkdocs.hooks.links")


def root(config):
    return pathlib.Path(config.config_file_path).parent


def reference(config):
    return root(config) / ".build/site/api"


def on_page_markdown(markdown, page, config, files):
    folder = posixpath.dirname("Documentation/" + page.file.src_uri)

    def lead(match):
        target = posixpath.normpath(posixpath.join(folder, match[2]))
        if target.startswith("Documentation/"):
            return match[0]
        if not (root(config) / target).exists():
            log.warning("%s: there is no '%s'", page.file.src_uri, target)
        return f"{match[1]}{REPOSITORY}{target}{match[3] or ''})"

    if page.file.src_uri == "Reference/Libraries.md" and reference(config).is_dir():
        markdown += '\n<a href="../../api/documentation/">The reference made by DocC</a> has the same by topic.\n'
    return LINK.sub(lead, markdown)


def on_post_build(config):
    if reference(config).is_dir():
        shutil.copytree(reference(config), pathlib.Path(config.site_dir) / "api", dirs_exist_ok=True)
