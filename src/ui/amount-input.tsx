import { useLayoutEffect, useState } from 'react'
import type { KeyboardEvent, ReactNode, RefObject } from 'react'
import { amountText, applyEdit, redo, replaceText, settleText, undo } from '../lib/amount-text.ts'
import type { AmountText } from '../lib/amount-text.ts'
import { readAmount } from '../lib/read-amount.ts'
import { TextField } from './text-field.tsx'
import type { TextFieldProps } from './text-field.tsx'

const MAX_DIGITS = 12

export type AmountInputProps = Omit<TextFieldProps, 'value' | 'onChange' | 'ref'> & {
  /** The amount in digits; empty: none, or the text is not an amount. */
  digits: string
  onDigits: (digits: string) => void
  /** Groups digits, as the page does. */
  format: (amount: number) => string
  /** The unit as in the texts: 원, KRW, points. */
  unit: string
  /** Errors of a text that is not certainly an amount, and of one that is beyond all limits. */
  errors: { readonly unreadable: ReactNode; readonly tooLarge: ReactNode }
  /** The amount of a text that is not digits alone, such as 10만 5천. */
  inWords: (amount: number) => ReactNode
  ref: RefObject<HTMLInputElement | null>
}

const digitsOf = (amount: number | null): string =>
  amount === null || amount === 0 || amount >= 10 ** MAX_DIGITS ? '' : String(amount)

/**
 * A field of an amount. What it shows is what is sent: digits are grouped around the caret, other readable texts stay
 * until the field is left, and a text that can be read in two ways has no amount (R-ACCT-03, R-ACCT-07).
 */
export const AmountInput = ({
  digits,
  onDigits,
  format,
  unit,
  errors,
  inWords,
  error,
  hint,
  onBlur,
  ref,
  ...rest
}: AmountInputProps) => {
  const groupMark = format(1000).charAt(1)
  const read = (text: string) => readAmount(text, { groupMark, unit })
  const formatted = digits === '' ? '' : format(Number(digits))
  const [wasBlurred, setWasBlurred] = useState(false)
  const [state, setState] = useState({ field: amountText(formatted), digits, groupMark })
  // The change was not typed: a quick amount, an accepted request, another language.
  if (state.digits !== digits || state.groupMark !== groupMark)
    setState({ field: replaceText(state.field, formatted), digits, groupMark })
  const { field } = state
  useLayoutEffect(() => {
    const element = ref.current
    if (element === null || field.beforeComposition !== null || document.activeElement !== element)
      return
    if (element.value !== field.text) element.value = field.text
    element.setSelectionRange(field.caret, field.caret)
  }, [field, ref])
  const show = (next: AmountText) => {
    const typed = digitsOf(read(next.text))
    setWasBlurred(false)
    setState({ field: next, digits: typed, groupMark })
    if (typed !== digits) onDigits(typed)
  }
  const edit = (element: HTMLInputElement, kind: string, isComposing: boolean) => {
    const text = element.value
    const caret = element.selectionEnd ?? text.length
    show(applyEdit(field, { text, caret, kind, isComposing }, { read, format }))
  }
  const undoByKey = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || field.beforeComposition !== null)
      return
    const key = event.key.toLowerCase()
    if (key !== 'z' && key !== 'y') return
    event.preventDefault()
    show(key === 'y' || event.shiftKey ? redo(field) : undo(field))
  }
  const amount = read(field.text)
  const isIncomplete = ['0', '00', '000', '만'].some((more) => read(field.text + more) !== null)
  const isUnreadable =
    amount === null && field.beforeComposition === null && (wasBlurred || !isIncomplete || error)
  const ownError =
    amount !== null && digitsOf(amount) === '' && amount > 0
      ? errors.tooLarge
      : isUnreadable && errors.unreadable
  return (
    <TextField
      {...rest}
      ref={ref}
      inputMode="numeric"
      autoComplete="off"
      value={field.text}
      error={ownError || error}
      hint={amount && field.text !== format(amount) ? inWords(amount) : hint}
      onChange={({ currentTarget, nativeEvent }) => {
        const { inputType = '', isComposing = false } = nativeEvent as Partial<InputEvent>
        if (inputType === 'historyUndo') show(undo(field))
        else if (inputType === 'historyRedo') show(redo(field))
        else edit(currentTarget, inputType, isComposing)
      }}
      onCompositionEnd={({ currentTarget }) => edit(currentTarget, '', false)}
      onKeyDown={undoByKey}
      onBlur={(event) => {
        setWasBlurred(true)
        setState({ ...state, field: settleText(field, { read, format }) })
        onBlur?.(event)
      }}
    />
  )
}
