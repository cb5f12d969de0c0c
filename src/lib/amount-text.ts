import { plainDigits } from './digits.ts'

type FieldText = { readonly text: string; readonly caret: number }

/** The current and the previous text of an amount's field. */
export type AmountText = FieldText & {
  /** The text before an input method began to compose; null: none is composing. */
  readonly beforeComposition: FieldText | null
  readonly past: readonly FieldText[]
  readonly future: readonly FieldText[]
}

/** The browser's text after an edit. */
export type AmountEdit = FieldText & {
  /** `inputType` of the event, such as `deleteContentBackward`. */
  readonly kind: string
  readonly isComposing: boolean
}

export type AmountRules = {
  /** 0 for none; null: not readable with certainty. */
  readonly read: (text: string) => number | null
  /** The amount with grouped digits. */
  readonly format: (amount: number) => string
}

const MAX_UNDO = 100

const digitsOf = (text: string): string => plainDigits(text).replaceAll(/\D/g, '')

/** The position after the first `digitCount` digits of a text with digits from 0 to 9. */
const positionAfter = (text: string, digitCount: number): number => {
  let position = 0
  for (let digits = 0; digits < digitCount && position < text.length; position += 1)
    if (/\d/.test(text[position] ?? '')) digits += 1
  return position
}

const isDigitsAndMarks = (text: string): boolean => /^[\p{Nd}\s,.'，．،٬’＇]*$/u.test(text)

/** Whether the amount is all digits of the text: no decimals, unit or words. */
const isPlain = (text: string, amount: number): boolean =>
  isDigitsAndMarks(text) &&
  (amount === 0 ? /^\p{Nd}+$/u.test(text) : Number(digitsOf(text)) === amount)

/** Grouped digits. Zeros stay while the caret is among them: a deleted first digit is replaced there. */
const groupDigits = (
  { text, caret }: FieldText,
  amount: number,
  { format }: AmountRules,
): FieldText => {
  const digits = digitsOf(text)
  const zeros = digits.length - String(amount).length
  const digitsBeforeCaret = digitsOf(text.slice(0, caret)).length
  if (zeros > 0 && digitsBeforeCaret <= zeros) return { text: digits, caret: digitsBeforeCaret }
  return { text: format(amount), caret: positionAfter(format(amount), digitsBeforeCaret - zeros) }
}

/** The change between two texts; in the second one it ends at the caret. */
const changeOf = (before: string, { text, caret }: FieldText) => {
  const after = text.slice(caret)
  const maxLength = Math.min(caret, before.length - after.length)
  let from = 0
  while (from < maxLength && text[from] === before[from]) from += 1
  return {
    start: text.slice(0, from),
    removed: before.slice(from, before.length - after.length),
    inserted: text.slice(from, caret),
    after,
  }
}

const resultOf = (
  before: FieldText,
  edit: Omit<AmountEdit, 'isComposing'>,
  wasComposed: boolean,
  rules: AmountRules,
): FieldText => {
  const { text, caret, kind } = edit
  const { start, removed, inserted, after } = changeOf(before.text, edit)
  const amountBefore = rules.read(before.text)
  const isGrouped = amountBefore !== null && before.text === rules.format(amountBefore)
  let [left, right] = [digitsOf(start), digitsOf(after)]
  const isSeparator = isGrouped && inserted === '' && /^[,.]$/.test(removed)
  if (isSeparator && kind === 'deleteContentBackward') left = left.slice(0, -1)
  if (isSeparator && kind === 'deleteContentForward') right = right.slice(1)
  const amountOfText = isSeparator ? null : rules.read(text)
  if (amountOfText !== null && text !== '') {
    if (isPlain(text, amountOfText)) return groupDigits(edit, amountOfText, rules)
    // A text that was inserted at once is complete; a typed 10만 may go on.
    const isComplete = inserted.length > 1 && !wasComposed
    const formatted = rules.format(amountOfText)
    return isComplete ? { text: formatted, caret: formatted.length } : { text, caret }
  }
  if (!isGrouped || !isDigitsAndMarks(inserted) || text === '') return { text, caret }
  // The field's own separators move with their digits.
  const next = { text: left + inserted + right, caret: left.length + inserted.length }
  const amount = rules.read(next.text)
  if (next.text === '') return next
  return amount === null || !isPlain(next.text, amount)
    ? { text, caret }
    : groupDigits(next, amount, rules)
}

const fieldTextOf = ({ text, caret }: FieldText): FieldText => ({ text, caret })

const withHistory = (field: AmountText, from: FieldText, to: FieldText): AmountText => ({
  ...to,
  beforeComposition: null,
  past: to.text === from.text ? field.past : [...field.past, from].slice(-MAX_UNDO),
  future: to.text === from.text ? field.future : [],
})

export const amountText = (text: string): AmountText => ({
  text,
  caret: text.length,
  beforeComposition: null,
  past: [],
  future: [],
})

/**
 * The field after an edit: grouped digits with the caret beside its digit; what is not (yet) an amount in digits stays
 * as it is typed. While an input method composes, nothing is rewritten.
 */
export const applyEdit = (
  field: AmountText,
  { isComposing, ...edit }: AmountEdit,
  rules: AmountRules,
): AmountText => {
  const before = field.beforeComposition ?? fieldTextOf(field)
  if (isComposing) return { ...field, ...fieldTextOf(edit), beforeComposition: before }
  return withHistory(field, before, resultOf(before, edit, field.beforeComposition !== null, rules))
}

/** The text of a field that lost the focus, with an amount in words written in digits. */
export const settleText = (field: AmountText, rules: AmountRules): AmountText => {
  const amount = field.text === '' ? null : rules.read(field.text)
  const text = amount === null ? field.text : rules.format(amount)
  return withHistory(field, field.beforeComposition ?? fieldTextOf(field), {
    text,
    caret: text.length,
  })
}

/** The field with an amount that was not typed into it. */
export const replaceText = (field: AmountText, text: string): AmountText =>
  withHistory(field, field.beforeComposition ?? fieldTextOf(field), { text, caret: text.length })

export const undo = (field: AmountText): AmountText => {
  const last = field.past.at(-1)
  if (last === undefined) return field
  const future = [fieldTextOf(field), ...field.future]
  return { ...last, beforeComposition: null, past: field.past.slice(0, -1), future }
}

export const redo = (field: AmountText): AmountText => {
  const [next, ...future] = field.future
  if (next === undefined) return field
  return { ...next, beforeComposition: null, past: [...field.past, fieldTextOf(field)], future }
}
