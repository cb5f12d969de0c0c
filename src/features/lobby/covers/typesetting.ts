export const readable = (text: string): string =>
  text
    .replace(/[^\P{C}\u200d]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()

export const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Hundredths of an em of A to Z and a to z in DejaVu Sans Bold, one of the widest fonts. */
const capitals = [
  78, 77, 74, 83, 69, 69, 83, 84, 38, 38, 78, 64, 100, 84, 85, 74, 85, 77, 72, 69, 82, 78, 111, 78,
  73, 73,
]
const smalls = [
  68, 72, 60, 72, 68, 44, 72, 72, 35, 35, 67, 35, 105, 72, 69, 72, 72, 50, 60, 48, 72, 66, 93, 65,
  66, 59,
]

const widthOfSign = (sign: string): number => {
  if (/[A-Z]/.test(sign)) return (capitals[sign.charCodeAt(0) - 65] ?? 0) / 100
  if (/[a-z]/.test(sign)) return (smalls[sign.charCodeAt(0) - 97] ?? 0) / 100
  if (/[ '’]/.test(sign)) return 0.36
  if (/[.,:;!|-]/.test(sign)) return 0.46
  if (/[@%&]/.test(sign)) return 1.02
  if (/[\u0020-\u024f]/.test(sign)) return 0.75
  if (/\p{M}/u.test(sign)) return 0
  return /[\u0e00-\u0e7f]/.test(sign) ? 0.66 : 0.96
}

/** Width of a text in em. */
export const widthOf = (text: string): number => {
  let width = 0
  for (const sign of text) width += widthOfSign(sign)
  return width
}

/** Letters of Korean, Japanese and Chinese are larger than Latin ones, and their names shorter. */
export const sizeFor = (name: string, eastAsian: number, other: number): number =>
  /[\u1100-\u11ff\u2e80-\ud7ff\uf900-\ufaff]/.test(name) ? eastAsian : other

const graphemes = new Intl.Segmenter('ko', { granularity: 'grapheme' })

const lettersOf = (text: string): string[] =>
  [...graphemes.segment(text)].map((part) => part.segment)

/** Breaks words into lines of at most `room` em; splits words longer than a line. */
const wrapLines = (text: string, room: number): string[] => {
  const lines: string[] = []
  let current = ''
  for (const word of text.split(' ')) {
    const joined = current ? `${current} ${word}` : word
    if (widthOf(joined) <= room) {
      current = joined
      continue
    }
    if (current) lines.push(current)
    current = ''
    for (const letter of lettersOf(word)) {
      if (widthOf(current + letter) > room) {
        lines.push(current)
        current = ''
      }
      current += letter
    }
  }
  return current ? [...lines, current] : lines
}

export type TypeSetting = { size: number; lines: string[] }

/** Truncates to `maxLength` bytes of UTF-8 at a character boundary. */
const truncate = (text: string, maxLength: number): string => {
  const encoder = new TextEncoder()
  let line = ''
  let bytes = 0
  for (const letter of lettersOf(text)) {
    bytes += encoder.encode(escapeText(letter)).length
    if (bytes > maxLength) return `${line}…`
    line += letter
  }
  return line
}

const LINES = 2

/** The share of the size to which a longer word may shrink a name before the word is broken. */
const MIN_SCALE = 0.8

/**
 * Sets a name in at most two lines of `width` units, all names in one size; what does not fit is cut with an ellipsis.
 * Only a word that is a little longer than a line makes its name smaller.
 */
export const typeset = (name: string, width: number, size: number): TypeSetting => {
  const text = truncate(readable(name), 150)
  const longest = Math.max(0, ...text.split(' ').map(widthOf))
  const shrunk = Math.min(size, Math.floor(width / longest))
  const fontSize = shrunk >= size * MIN_SCALE ? shrunk : size
  const lines = wrapLines(text, width / fontSize)
  if (lines.length <= LINES) return { size: fontSize, lines }
  let last = lettersOf(lines.slice(LINES - 1).join(' '))
  while (widthOf(`${last.join('')}…`) > width / fontSize) last = last.slice(0, -1)
  return { size: fontSize, lines: [...lines.slice(0, LINES - 1), `${last.join('').trimEnd()}…`] }
}
