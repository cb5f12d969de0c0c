/** Reads amounts as people do, independently of `src/lib/read-amount.ts`: by every convention there is. */

const digitOf = new Map(
  Intl.supportedValuesOf('numberingSystem').flatMap((numberingSystem) => {
    const way = new Intl.NumberFormat('en', { numberingSystem, useGrouping: false })
    return Array.from({ length: 10 }, (_, digit) => [way.format(digit), String(digit)] as const)
  }),
)

const looksLike: Readonly<Record<string, string>> = {
  '，': ',',
  '٬': ',',
  '．': '.',
  '’': "'",
  '￦': '₩',
  '\u00A0': ' ',
}

const visible = (text: string): string =>
  [...text.normalize('NFC')]
    .filter((sign) => sign !== '\u200B' && sign !== '\u200F')
    .map((sign) => digitOf.get(sign) ?? looksLike[sign] ?? sign)
    .join('')
    .trim()

const inGroups = (text: string, sign: string): boolean => {
  const [first = '', ...others] = text.split(sign)
  const isRight = others.every((group) => /^\d{3}$/.test(group))
  return /^\d+$/.test(first) && (others.length === 0 || (isRight && first.length <= 3))
}

/** What a number can mean: which sign groups, which one begins decimals. */
const numbersIn = (text: string, mark: string): Set<number> => {
  const found = new Set<number>()
  for (const group of [',', '.', ' ', "'"])
    for (const point of [',', '.', '٫']) {
      if (point === group) continue
      const [whole = '', decimals, ...more] = text.split(point)
      if (more.length > 0 || !inGroups(whole, group) || decimals === '') continue
      // The field itself writes groups with its mark, so nobody reads decimals in 1,000.
      const isOwn = point === mark && !whole.includes(group)
      if (decimals !== undefined && (!/^\d+$/.test(decimals) || (isOwn && decimals.length === 3)))
        continue
      found.add(Number(`${whole.replaceAll(group, '')}.${decimals ?? '0'}`))
    }
  return found
}

const zeros: Readonly<Record<string, number>> = { 억: 8, 만: 4, 万: 4, 천: 3, 백: 2, K: 3 }

/** 10만 5천: numbers and the words that count them, added up. Two readings where a last number has fewer digits. */
const wordsIn = (text: string, mark: string): Set<number> => {
  const parts = [...text.matchAll(/([\d,.٫' ]*?)\s*(억|만|万|천|백|K|$)/g)].filter(
    ([all]) => all.trim() !== '',
  )
  if (
    parts
      .map(([all]) => all)
      .join('')
      .trim() !== text
  )
    return new Set()
  let [total, section, least] = [0, 0, Number.POSITIVE_INFINITY]
  for (const [, number = '', word = ''] of parts) {
    const readings = number.trim() === '' ? new Set([0]) : numbersIn(number.trim(), mark)
    if (readings.size !== 1) return readings
    const [value = 0] = readings
    const size = zeros[word] ?? 0
    if (word === '') {
      total += section + value
      if (number.trim().length < least) return new Set([total, total + value])
      section = 0
    } else if (size >= 4) {
      total += (section + value) * 10 ** size
      section = 0
    } else section += value * 10 ** size
    least = size
  }
  return new Set([total + section])
}

/** Every whole or broken amount that somebody may read in the text; empty: it is no amount. */
export const readingsOf = (text: string, mark: ',' | '.'): ReadonlySet<number> => {
  const number = visible(text)
    .replace(/^(?:₩|원|KRW)\s*/, '')
    .replace(/\s*(?:₩|원|KRW)$/, '')
  if (number === '') return new Set([0])
  return /[억만万천백K]/.test(number) ? wordsIn(number, mark) : numbersIn(number, mark)
}
