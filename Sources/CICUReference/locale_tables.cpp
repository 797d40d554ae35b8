#include "locale_tables.h"

#include <cstring>
#include <string>
#include <vector>

#include <unicode/bytestrie.h>
#include <unicode/resbund.h>
#include <unicode/uchar.h>
#include <unicode/uscript.h>
#include <unicode/ures.h>
#include <unicode/utypes.h>

using icu::BytesTrie;
using icu::ResourceBundle;
using icu::UnicodeString;

static std::string ascii(const UnicodeString &text) {
  std::string result;
  text.toUTF8String(result);
  return result;
}

// ICU names locales with '_'; tables are written with tags.
static std::string tagged(const UnicodeString &name) {
  std::string result = ascii(name);
  for (char &c : result) {
    if (c == '_') c = '-';
  }
  return result;
}

static std::string lowercased(std::string text) {
  for (char &c : text) {
    if ('A' <= c && c <= 'Z') c = static_cast<char>(c | 0x20);
  }
  return text;
}

static ResourceBundle opened(const char *name, const char *key, UErrorCode &error) {
  UResourceBundle *bundle = ures_openDirect(nullptr, name, &error);
  ResourceBundle result(bundle, error);
  ures_close(bundle);
  return result.get(key, error);
}

static std::vector<std::string> strings(ResourceBundle array, UErrorCode &error) {
  std::vector<std::string> result;
  for (int32_t i = 0; U_SUCCESS(error) && i < array.getSize(); ++i) {
    result.push_back(ascii(array.getStringEx(i, error)));
  }
  return result;
}

// Calls `body` with each key of a trie whose subtags end in a byte with the high bit, or are a '*'.
template <typename Body>
static void forEachSubtagKey(ResourceBundle bytes, UErrorCode &error, Body body) {
  int32_t length = 0;
  const uint8_t *trie = bytes.getBinary(length, error);
  if (U_FAILURE(error)) return;
  BytesTrie::Iterator keys(trie, 0, error);
  while (keys.next(error) && U_SUCCESS(error)) {
    std::string key;
    icu::StringPiece raw = keys.getString();
    for (int32_t i = 0; i < raw.length(); ++i) {
      char c = static_cast<char>(raw.data()[i] & 0x7f);
      key += c;
      bool ends = (raw.data()[i] & 0x80) != 0 || c == '*';
      if (ends && i + 1 < raw.length()) key += '-';
    }
    body(key, keys.getValue());
  }
}

static void appendLikelySubtags(std::string &lines, UErrorCode &error) {
  ResourceBundle likely = opened("langInfo", "likely", error);
  if (U_FAILURE(error)) return;
  std::vector<std::string> subtags = strings(likely.get("lsrs", error), error);
  forEachSubtagKey(likely.get("trie", error), error, [&](const std::string &key, int32_t value) {
    size_t at = static_cast<size_t>(value) * 3;
    if (value == 1) {
      lines += key + " skip\n";
    } else if (at + 2 < subtags.size()) {
      lines += key + " " + subtags[at] + "-" + subtags[at + 1] + "-" + subtags[at + 2] + "\n";
    }
  });
}

static void appendDistanceRules(std::string &lines, UErrorCode &error) {
  ResourceBundle match = opened("langInfo", "match", error);
  if (U_FAILURE(error)) return;
  forEachSubtagKey(match.get("trie", error), error, [&](const std::string &key, int32_t value) {
    lines += key + " " + std::to_string(value & 0x7f) + ((value & 0x80) != 0 ? " skip\n" : "\n");
  });
}

// The region behind ICU's index of regions: 000…999, then AA…ZZ.
static std::string regionAtIndex(int32_t index) {
  if (index <= 1000) {
    std::string digits = std::to_string(index - 1);
    return std::string(3 - digits.size(), '0') + digits;
  }
  int32_t letters = index - 1001;
  return {static_cast<char>('A' + letters / 26), static_cast<char>('A' + letters % 26)};
}

static void appendRegionPartitions(std::string &lines, UErrorCode &error) {
  ResourceBundle match = opened("langInfo", "match", error);
  if (U_FAILURE(error)) return;
  std::vector<std::string> partitions = strings(match.get("partitions", error), error);
  int32_t length = 0;
  const uint8_t *indexes = match.get("regionToPartitions", error).getBinary(length, error);
  for (int32_t i = 1; U_SUCCESS(error) && i < length; ++i) {
    if (indexes[i] != 0) lines += regionAtIndex(i) + " " + partitions[indexes[i]] + "\n";
  }
}

static void appendParadigms(std::string &lines, UErrorCode &error) {
  std::vector<std::string> subtags = strings(opened("langInfo", "match", error).get("paradigms", error), error);
  for (size_t i = 0; i + 2 < subtags.size(); i += 3) {
    lines += subtags[i] + "-" + subtags[i + 1] + "-" + subtags[i + 2] + " 1\n";
  }
}

static void appendDefaultDistances(std::string &lines, UErrorCode &error) {
  int32_t length = 0;
  ResourceBundle distances = opened("langInfo", "match", error).get("distances", error);
  if (U_FAILURE(error)) return;
  const int32_t *values = distances.getIntVector(length, error);
  static const char *const names[] = {"Language", "Script", "Region"};
  for (int32_t i = 0; U_SUCCESS(error) && i < 3 && i < length; ++i) {
    lines += std::string(names[i]) + " " + std::to_string(values[i]) + "\n";
  }
}

static void appendParents(std::string &lines, UErrorCode &error) {
  ResourceBundle parents = opened("supplementalData", "parentLocales", error);
  for (int32_t i = 0; U_SUCCESS(error) && i < parents.getSize(); ++i) {
    ResourceBundle children = parents.get(i, error);
    if (U_FAILURE(error)) return;
    std::string parent = tagged(UnicodeString(children.getKey(), -1, US_INV));
    if (children.getType() == URES_STRING) {
      lines += tagged(children.getString(error)) + " " + parent + "\n";
      continue;
    }
    for (int32_t j = 0; U_SUCCESS(error) && j < children.getSize(); ++j) {
      lines += tagged(children.getStringEx(j, error)) + " " + parent + "\n";
    }
  }
}

static void appendAliases(const char *kind, std::string &lines, UErrorCode &error) {
  ResourceBundle aliases = opened("metadata", "alias", error).get(kind, error);
  for (int32_t i = 0; U_SUCCESS(error) && i < aliases.getSize(); ++i) {
    ResourceBundle alias = aliases.get(i, error);
    if (U_FAILURE(error)) return;
    std::string key = lowercased(tagged(UnicodeString(alias.getKey(), -1, US_INV)));
    lines += key + " " + tagged(alias.getStringEx("replacement", error)) + "\n";
  }
}

static void appendRightToLeftScripts(std::string &lines) {
  for (int32_t code = 0; code <= u_getIntPropertyMaxValue(UCHAR_SCRIPT); ++code) {
    UScriptCode script = static_cast<UScriptCode>(code);
    if (uscript_isRightToLeft(script)) lines += std::string(uscript_getShortName(script)) + " 1\n";
  }
}

extern "C" char *cicu_locale_table_lines(cicu_locale_table table) {
  UErrorCode error = U_ZERO_ERROR;
  std::string lines;
  switch (table) {
    case CICU_LIKELY_SUBTAGS: appendLikelySubtags(lines, error); break;
    case CICU_DISTANCE_RULES: appendDistanceRules(lines, error); break;
    case CICU_REGION_PARTITIONS: appendRegionPartitions(lines, error); break;
    case CICU_PARADIGMS: appendParadigms(lines, error); break;
    case CICU_DEFAULT_DISTANCES: appendDefaultDistances(lines, error); break;
    case CICU_PARENTS: appendParents(lines, error); break;
    case CICU_LANGUAGE_ALIASES: appendAliases("language", lines, error); break;
    case CICU_REGION_ALIASES: appendAliases("territory", lines, error); break;
    case CICU_SCRIPT_ALIASES: appendAliases("script", lines, error); break;
    case CICU_VARIANT_ALIASES: appendAliases("variant", lines, error); break;
    case CICU_RIGHT_TO_LEFT_SCRIPTS: appendRightToLeftScripts(lines); break;
  }
  return U_FAILURE(error) ? nullptr : strdup(lines.c_str());
}
