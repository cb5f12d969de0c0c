import fc from 'fast-check'
import { expect } from 'vitest'
import {
  amountText,
  applyEdit,
  redo,
  replaceText,
  settleText,
  undo,
} from '../../src/lib/amount-text.ts'
import type { AmountRules, AmountText } from '../../src/lib/amount-text.ts'
import { plainDigits } from '../../src/lib/digits.ts'
import { readAmount } from '../../src/lib/read-amount.ts'

export const rulesOf = (mark: ',' | '.'): AmountRules => ({
  read: (text) => readAmount(text, { groupMark: mark, unit: 'KRW' }),
  format: (amount) => String(amount).replaceAll(/\B(?=(?:\d{3})+$)/g, mark),
})

export const marks = fc.constantFrom(',' as const, '.' as const)
export const digits = '0123456789'
export const anything = fc
  .array(
    fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...digits, '000', '00') },
      { weight: 4, arbitrary: fc.constantFrom(',', '.', ' ', "'", '，', '’', '٬', '٫') },
      {
        weight: 2,
        arbitrary: fc.constantFrom('만', '억', '천', '백', '万', '원', 'KRW', '₩', 'K'),
      },
      { weight: 1, arbitrary: fc.constantFrom('５', '๕', '٥', '\u200B', 'a', '-', '½', '²', '㎞') },
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''))

type Step =
  | { readonly do: 'insert'; readonly text: string }
  | { readonly do: 'compose'; readonly texts: readonly string[] }
  | { readonly do: 'select'; readonly from: number; readonly length: number }
  | { readonly do: 'replace'; readonly amount: number }
  | { readonly do: 'deleteContentBackward' | 'deleteContentForward' | 'undo' | 'redo' | 'leave' }

const plain = (
  name: 'deleteContentBackward' | 'deleteContentForward' | 'undo' | 'redo' | 'leave',
) => fc.constant({ do: name })

const keys = fc.constantFrom(...digits, ...digits, ',', '.', ' ', '５', '만', '천', '원', 'a')
export const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.oneof(
    { weight: 8, arbitrary: fc.record({ do: fc.constant('insert' as const), text: keys }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('insert' as const), text: anything }) },
    {
      weight: 1,
      arbitrary: fc.record({
        do: fc.constant('compose' as const),
        texts: fc.array(fc.constantFrom('５', '５０', '５００', 'ㅁ', '마', '만', '5'), {
          minLength: 1,
          maxLength: 4,
        }),
      }),
    },
    {
      weight: 5,
      arbitrary: fc.record({
        do: fc.constant('select' as const),
        from: fc.nat(12),
        length: fc.constantFrom(0, 0, 0, 1, 3),
      }),
    },
    { weight: 5, arbitrary: plain('deleteContentBackward') },
    { weight: 3, arbitrary: plain('deleteContentForward') },
    {
      weight: 1,
      arbitrary: fc.record({ do: fc.constant('replace' as const), amount: fc.nat(9_999_999) }),
    },
    { weight: 1, arbitrary: fc.oneof(plain('undo'), plain('redo'), plain('leave')) },
  ),
  { maxLength: 14 },
)

/** A browser's text field around the model. */
export class Field {
  state: AmountText = amountText('')
  from = 0
  to = 0
  readonly #rules: AmountRules

  constructor(rules: AmountRules) {
    this.#rules = rules
  }

  #edit(start: string, end: string, kind: string, isComposing = false): void {
    const edit = { text: start + end, caret: start.length, kind, isComposing }
    this.show(applyEdit(this.state, edit, this.#rules))
    if (isComposing) expect(this.state.text).toBe(edit.text)
  }

  show(state: AmountText): void {
    this.state = state
    this.from = this.to = state.caret
  }

  play(step: Step): void {
    const { text } = this.state
    const [start, end] = [text.slice(0, this.from), text.slice(this.to)]
    if (step.do === 'select') {
      this.from = Math.min(step.from, text.length)
      this.to = Math.min(this.from + step.length, text.length)
    } else if (step.do === 'insert') this.#edit(start + step.text, end, 'insertText')
    else if (step.do === 'compose') {
      for (const one of step.texts) this.#edit(start + one, end, 'insertCompositionText', true)
      const typed = start + step.texts.at(-1)!
      this.#edit(typed, end, '')
    } else if (step.do === 'undo') this.show(undo(this.state))
    else if (step.do === 'redo') this.show(redo(this.state))
    else if (step.do === 'leave') this.show(settleText(this.state, this.#rules))
    else if (step.do === 'replace')
      this.show(replaceText(this.state, this.#rules.format(step.amount)))
    else this.#delete(step.do, start, end)
  }

  #delete(
    kind: 'deleteContentBackward' | 'deleteContentForward',
    start: string,
    end: string,
  ): void {
    const isRange = this.from !== this.to
    const before =
      isRange || kind === 'deleteContentForward' ? start : [...start].slice(0, -1).join('')
    const after = isRange || kind === 'deleteContentBackward' ? end : [...end].slice(1).join('')
    if (before + after === this.state.text) return
    const digitsBehind = plainDigits(after).replaceAll(/\D/g, '')
    const isSeparator = /^[,.]$/.test(
      this.state.text.slice(before.length, this.state.text.length - after.length),
    )
    const wasGrouped =
      this.state.text === this.#rules.format(this.#rules.read(this.state.text) ?? -1)
    this.#edit(before, after, kind)
    const isForward = isSeparator && wasGrouped && kind === 'deleteContentForward'
    expect(plainDigits(this.state.text.slice(this.state.caret)).replaceAll(/\D/g, '')).toBe(
      isForward ? digitsBehind.slice(1) : digitsBehind,
    )
  }
}

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
  const [first = '', ...furtherParts] = text.split(sign)
  const isRight = furtherParts.every((group) => /^\d{3}$/.test(group))
  return /^\d+$/.test(first) && (furtherParts.length === 0 || (isRight && first.length <= 3))
}

/** What a number can mean: which sign groups, which one begins decimals. */
const numbersIn = (text: string, mark: string): Set<number> => {
  const values = new Set<number>()
  for (const group of [',', '.', ' ', "'"])
    for (const point of [',', '.', '٫']) {
      if (point === group) continue
      const [whole = '', decimals, ...more] = text.split(point)
      if (more.length > 0 || !inGroups(whole, group) || decimals === '') continue
      // The field itself writes groups with its mark, so nobody reads decimals in 1,000.
      const isOwn = point === mark && !whole.includes(group)
      if (decimals !== undefined && (!/^\d+$/.test(decimals) || (isOwn && decimals.length === 3)))
        continue
      values.add(Number(`${whole.replaceAll(group, '')}.${decimals ?? '0'}`))
    }
  return values
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
