const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\n': '&#10;',
  '\t': '&#9;',
}

/** Characters that XML 1.0 cannot represent: control characters and lone surrogates. */
const UNWRITABLE = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu

/** Escapes a text for XML and HTML. */
export const xmlText = (text: string): string =>
  text.replaceAll(UNWRITABLE, '\u{FFFD}').replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign)

export const xmlAttribute = (text: string): string =>
  xmlText(text).replaceAll(/[\n\t]/g, (sign) => entities[sign] ?? sign)
