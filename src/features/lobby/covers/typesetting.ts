export const readable = (text: string): string =>
  text
    .replace(/[^\P{C}\u200d]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

export const escaped = (text: string): string =>
  text.replace(/[&<>]/g, (sign) => entities[sign] ?? sign)

/** Width of a text in em, as in DejaVu Sans Bold, one of the widest fonts. */
export const widthOf = (text: string): number => {
  let width = 0
  for (const sign of text) {
    if (/[ .,'’:;!|ijlI]/.test(sign)) width += 0.4
    else if (/[ftr()-]/.test(sign)) width += 0.48
    else if (/[MWmw@%&]/.test(sign)) width += 1.06
    else if (/[A-Z]/.test(sign)) width += 0.8
    else if (/[\u0020-\u024f]/.test(sign)) width += 0.7
    else if (/\p{M}/u.test(sign)) width += 0
    else if (/[\u0e00-\u0e7f]/.test(sign)) width += 0.66
    else width += 0.96
  }
  return width
}

const letters = new Intl.Segmenter('ko', { granularity: 'grapheme' })

const lettersOf = (text: string): string[] => [...letters.segment(text)].map((part) => part.segment)

/** Breaks words into lines of at most `room` em; splits words longer than a line. */
const wrapped = (text: string, room: number): string[] => {
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
      if (current && widthOf(current + letter) > room) {
        lines.push(current)
        current = ''
      }
      current += letter
    }
  }
  return current ? [...lines, current] : lines
}

export type TypeSetting = { size: number; lines: string[] }

/** Truncates to `most` bytes of UTF-8 at a character boundary. */
const cut = (text: string, most: number): string => {
  const encoder = new TextEncoder()
  let kept = ''
  let bytes = 0
  for (const letter of lettersOf(text)) {
    bytes += encoder.encode(escaped(letter)).length
    if (bytes > most) return `${kept}…`
    kept += letter
  }
  return kept
}

/** The least size to which a long word is shrunk before it is broken, of the largest. */
const LEAST = 0.45

/**
 * Sets a name in the largest of `sizes` that fits the lines of `width` units. A longer word makes all smaller, and is
 * broken only if it would be tiny; at the smallest size the name is cut with an ellipsis.
 */
export const typeset = (
  name: string,
  width: number,
  sizes: readonly [number, ...number[]],
  most: number,
): TypeSetting => {
  const text = cut(readable(name), 150)
  const longest = Math.max(0, ...text.split(' ').map(widthOf))
  const fits = sizes
    .map((size) => ({ size, lines: wrapped(text, width / size) }))
    .filter(({ lines, size }) => lines.length <= most && lines.length * size <= sizes[0] * 2.5)
  const whole = fits.find(({ size }) => longest <= width / size)
  if (whole) return whole
  const shrunk = Math.floor(width / longest)
  if (shrunk >= sizes[0] * LEAST && shrunk < sizes[0]) {
    const lines = wrapped(text, width / shrunk)
    if (lines.length <= most) return { size: shrunk, lines }
  }
  const [best] = fits
  if (best) return best
  const size = sizes.at(-1) ?? sizes[0]
  const lines = wrapped(text, width / size).slice(0, most)
  return {
    size,
    lines: [
      ...lines.slice(0, -1),
      `${lettersOf(lines.at(-1) ?? '')
        .slice(0, -1)
        .join('')}…`,
    ],
  }
}
