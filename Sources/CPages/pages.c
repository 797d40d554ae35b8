#include "CPages.h"

#ifndef __has_embed
#error "the compiler does not know #embed; clang 19 and later do"
#endif

// #embed is of C23, and clang reads it in every version of C.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char style[] = {
#embed "../../Templates/Pages/pages.css"
};

static const unsigned char script[] = {
#embed "../../Templates/Pages/pages.js"
};

static const unsigned char speech_script[] = {
#embed "../../Templates/Pages/speech.js"
};

static const unsigned char words_script[] = {
#embed "../../Templates/Pages/words.js"
};

static const unsigned char xliff_script[] = {
#embed "../../Templates/Pages/xliff.js"
};

static const unsigned char playlist_script[] = {
#embed "../../Templates/Pages/playlist.js"
};

static const unsigned char player_style[] = {
#embed "../../Templates/Pages/player.css"
};

static const unsigned char player_script[] = {
#embed "../../Templates/Pages/player.js"
};

static const unsigned char draw_script[] = {
#embed "../../Templates/Pages/draw.js"
};

static const unsigned char designer_script[] = {
#embed "../../Templates/Pages/designer.js"
};

static const unsigned char picture_style[] = {
#embed "../../Templates/Pages/pictures.css"
};

static const unsigned char picture_script[] = {
#embed "../../Templates/Pages/pictures.js"
};

static const unsigned char translation_style[] = {
#embed "../../Templates/Pages/translate.css"
};

static const unsigned char translation_checks[] = {
#embed "../../Templates/Pages/checks.js"
};

static const unsigned char translation_script[] = {
#embed "../../Templates/Pages/translate.js"
};

static const unsigned char icons[] = {
#embed "../../Templates/Pages/icons.svg"
};

static const unsigned char words_en[] = {
#embed "../../Templates/Pages/locales/en.json"
};

static const unsigned char words_ar[] = {
#embed "../../Templates/Pages/locales/ar.json"
};

static const unsigned char words_de[] = {
#embed "../../Templates/Pages/locales/de.json"
};

static const unsigned char words_es[] = {
#embed "../../Templates/Pages/locales/es.json"
};

static const unsigned char words_fr[] = {
#embed "../../Templates/Pages/locales/fr.json"
};

static const unsigned char words_ja[] = {
#embed "../../Templates/Pages/locales/ja.json"
};

static const unsigned char words_ko[] = {
#embed "../../Templates/Pages/locales/ko.json"
};

static const unsigned char words_pt_br[] = {
#embed "../../Templates/Pages/locales/pt-BR.json"
};

static const unsigned char words_zh_hans[] = {
#embed "../../Templates/Pages/locales/zh-Hans.json"
};

static const unsigned char words_zh_hant[] = {
#embed "../../Templates/Pages/locales/zh-Hant.json"
};

cpages_language cpages_languages(size_t index) {
  static const cpages_language languages[cpages_language_count] = {
      {"en", {words_en, sizeof words_en}},
      {"ar", {words_ar, sizeof words_ar}},
      {"de", {words_de, sizeof words_de}},
      {"es", {words_es, sizeof words_es}},
      {"fr", {words_fr, sizeof words_fr}},
      {"ja", {words_ja, sizeof words_ja}},
      {"ko", {words_ko, sizeof words_ko}},
      {"pt-BR", {words_pt_br, sizeof words_pt_br}},
      {"zh-Hans", {words_zh_hans, sizeof words_zh_hans}},
      {"zh-Hant", {words_zh_hant, sizeof words_zh_hant}},
  };
  return languages[index];
}

cpages_file cpages_style(void) { return (cpages_file){style, sizeof style}; }

cpages_file cpages_script(void) { return (cpages_file){script, sizeof script}; }

cpages_file cpages_speech_script(void) { return (cpages_file){speech_script, sizeof speech_script}; }

cpages_file cpages_words_script(void) { return (cpages_file){words_script, sizeof words_script}; }

cpages_file cpages_xliff_script(void) { return (cpages_file){xliff_script, sizeof xliff_script}; }

cpages_file cpages_playlist_script(void) { return (cpages_file){playlist_script, sizeof playlist_script}; }

cpages_file cpages_player_style(void) { return (cpages_file){player_style, sizeof player_style}; }

cpages_file cpages_player_script(void) { return (cpages_file){player_script, sizeof player_script}; }

cpages_file cpages_draw_script(void) { return (cpages_file){draw_script, sizeof draw_script}; }

cpages_file cpages_designer_script(void) { return (cpages_file){designer_script, sizeof designer_script}; }

cpages_file cpages_picture_style(void) { return (cpages_file){picture_style, sizeof picture_style}; }

cpages_file cpages_picture_script(void) { return (cpages_file){picture_script, sizeof picture_script}; }

cpages_file cpages_translation_style(void) { return (cpages_file){translation_style, sizeof translation_style}; }

cpages_file cpages_translation_checks(void) { return (cpages_file){translation_checks, sizeof translation_checks}; }

cpages_file cpages_translation_script(void) { return (cpages_file){translation_script, sizeof translation_script}; }

cpages_file cpages_icons(void) { return (cpages_file){icons, sizeof icons}; }
