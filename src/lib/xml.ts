const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\n': '&#10;',
  '\t': '&#9;',
}

/** Characters that XML 1.0 does not allow: control characters, lone surrogates, U+FFFE and U+FFFF. */
const INVALID_XML_CHARACTERS = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu

/** Escapes a text for XML and HTML. Characters that XML does not allow become U+FFFD. */
export const xmlText = (text: string): string =>
  text
    .replaceAll(INVALID_XML_CHARACTERS, '\u{FFFD}')
    .replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign)

export const xmlAttribute = (text: string): string =>
  xmlText(text).replaceAll(/[\n\t]/g, (sign) => entities[sign] ?? sign)
