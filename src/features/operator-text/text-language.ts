/** Scripts, or marks unique to a language among the site's; the first match counts. */
const marks = [
  ['ko', /\p{Script=Hangul}/u],
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['th', /\p{Script=Thai}/u],
  ['zh', /\p{Script=Han}/u],
  ['vi', /[âêôăđĩũơư\u1EA0-\u1EF9]/iu],
  ['en', /\p{Script=Latin}/u],
] as const

type TextLanguage = (typeof marks)[number][0]

/** The probable language of a plain or HTML text; null: no letters. */
export const textLanguage = (text: string): TextLanguage | null => {
  const comparableText = text
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&#?\w+;/g, ' ')
    .normalize('NFC')
  return marks.find(([, mark]) => mark.test(comparableText))?.[0] ?? null
}

/** `lang` of a text, if its language differs from the page's. */
export const foreignLanguage = (text: string, pageTag: string): TextLanguage | undefined => {
  const language = textLanguage(text)
  const pageLanguage = pageTag.split('-')[0]
  // A Japanese title may consist of Chinese characters.
  const isPageLanguage = language === pageLanguage || (language === 'zh' && pageLanguage === 'ja')
  return language === null || isPageLanguage ? undefined : language
}

const tagStart =
  /<\/?(?:a|b|blockquote|br|center|div|em|font|h[1-6]|hr|i|iframe|img|li|ol|p|pre|s|script|span|strong|style|svg|table|td|tr|u|ul)(?=[\s/>])/i

/** Whether a text contains an HTML tag. “<3” and “<amount>” are plain text. */
export const isMarkup = (text: string): boolean => {
  const start = text.search(tagStart)
  return start >= 0 && text.includes('>', start)
}

/** The words of a plain or HTML text in one line, at most 200 characters, for a preview. */
export const plainWords = (text: string): string => {
  const plainText = isMarkup(text)
    ? text.replaceAll(/<(script|style)\b[^]*?<\/\1\s*>/gi, ' ').replaceAll(/<[^>]*>|&#?\w+;/g, ' ')
    : text
  return plainText.replaceAll(/\s+/g, ' ').trim().slice(0, 200)
}
