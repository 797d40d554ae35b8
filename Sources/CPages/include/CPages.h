#pragma once
#include <stddef.h>

// The parts of the pages that `l10n report` writes: the files of Templates/Pages, as they are.

#pragma clang assume_nonnull begin

/// A file of Templates/Pages in UTF-8, without a zero at its end.
typedef struct {
  const unsigned char *bytes;
  size_t count;
} cpages_file;

/// The style sheet of all pages.
cpages_file cpages_style(void);
/// The script of all pages.
cpages_file cpages_script(void);
/// The script that says texts aloud.
cpages_file cpages_speech_script(void);
/// The script of the words of pages in the reader's language.
cpages_file cpages_words_script(void);
/// The script that writes translation files.
cpages_file cpages_xliff_script(void);
/// The script of pages with recordings.
cpages_file cpages_playlist_script(void);
/// The style sheet of the player's page.
cpages_file cpages_player_style(void);
/// The script of the player's page.
cpages_file cpages_player_script(void);
/// The script that draws a part of a page as a picture.
cpages_file cpages_draw_script(void);
/// The script of designers' checks on the player's page.
cpages_file cpages_designer_script(void);
/// The style sheet of pictures of the player.
cpages_file cpages_picture_style(void);
/// The script that draws pictures of the player.
cpages_file cpages_picture_script(void);
/// The style sheet of the pages on which texts are translated.
cpages_file cpages_translation_style(void);
/// The checks of translations while they are typed.
cpages_file cpages_translation_checks(void);
/// The script of the pages on which texts are translated.
cpages_file cpages_translation_script(void);
/// The icons of controls: an `svg` element of symbols.
cpages_file cpages_icons(void);


/// The words of pages in a language: a file of Templates/Pages/locales.
typedef struct {
  /// A BCP 47 language tag.
  const char *tag;
  cpages_file texts;
} cpages_language;

enum { cpages_language_count = 10 };

/// The words in each language; English is the first.
cpages_language cpages_languages(size_t index);

#pragma clang assume_nonnull end
