import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef, useState } from 'react'
import { expect, test } from 'vitest'
import { AmountInput } from './amount-input.tsx'

const format = (amount: number): string => amount.toLocaleString('en')

const Form = () => {
  const [digits, setDigits] = useState('')
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <AmountInput
        ref={input}
        label="Amount"
        digits={digits}
        onDigits={setDigits}
        format={format}
        unit="KRW"
        errors={{ unreadable: 'Unreadable', tooLarge: 'Too large' }}
        inWords={(amount) => `= ${format(amount)} KRW`}
      />
      <button onClick={() => setDigits('10000')}>10,000</button>
      <output>{digits}</output>
    </>
  )
}

const open = () => {
  const { container } = render(<Form />)
  const user = userEvent.setup()
  const field = screen.getByLabelText<HTMLInputElement>('Amount')
  /** What the field shows, what would be sent, and the message about it. */
  const now = () => [
    field.value,
    container.querySelector('output')!.textContent,
    ...(field.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .flatMap((id) => document.getElementById(id)?.textContent ?? []),
  ]
  return { user, field, now }
}

test('R-ACCT-07 a text that is no certain amount is kept, said, and not sent', async () => {
  const { user, field, now } = open()
  await user.type(field, '50000.5')
  expect(now()).toEqual(['50,000.5', '', 'Unreadable'])
  await user.keyboard('{Backspace}{Backspace}')
  expect(now()).toEqual(['50,000', '50000'])
  await user.clear(field)
  await user.paste('1.000')
  expect(now()).toEqual(['1.000', '', 'Unreadable'])
  await user.clear(field)
  await user.type(field, '9'.repeat(13))
  expect(now()).toEqual([format(9_999_999_999_999), '', 'Too large'])
})

test('R-ACCT-07 an amount that is not finished is not called wrong before the field is left', async () => {
  const { user, field, now } = open()
  await user.type(field, '50,0')
  expect(now()).toEqual(['50,0', ''])
  await user.tab()
  expect(now()).toEqual(['50,0', '', 'Unreadable'])
  await user.type(field, '00')
  expect(now()).toEqual(['50,000', '50000'])
  await user.clear(field)
  await user.type(field, '1억 2천')
  expect(now()).toEqual(['1억 2천', ''])
  await user.type(field, '만')
  expect(now()).toEqual(['1억 2천만', '120000000', '= 120,000,000 KRW'])
})

test('R-ACCT-07 an amount in words is shown as it is read, and in digits once the field is left', async () => {
  const { user, field, now } = open()
  await user.type(field, '10만 5천')
  expect(now()).toEqual(['10만 5천', '105000', '= 105,000 KRW'])
  await user.tab()
  expect(now()).toEqual(['105,000', '105000'])
})

test('R-ACCT-07 a key that changes no digit leaves the caret where it is, and Backspace passes a separator', async () => {
  const { user, field, now } = open()
  await user.type(field, '1234567')
  await user.type(field, 'x', { initialSelectionStart: 3 })
  expect([...now(), field.selectionStart]).toEqual(['1,2x34,567', '', 'Unreadable', 4])
  await user.keyboard('{Backspace}')
  expect([...now(), field.selectionStart]).toEqual(['1,234,567', '1234567', 3])
  field.setSelectionRange(6, 6)
  await user.keyboard('{Backspace}')
  expect([...now(), field.selectionStart]).toEqual(['123,567', '123567', 3])
})

test('R-ACCT-07 an input method’s text is rewritten only when the composition ends', () => {
  const { field, now } = open()
  field.focus()
  fireEvent.compositionStart(field)
  for (const value of ['５', '５０', '５００', '５０００']) {
    fireEvent.input(field, { target: { value }, isComposing: true })
    expect(field.value).toBe(value)
  }
  fireEvent.compositionEnd(field)
  expect(now()).toEqual(['5,000', '5000'])
})

test('R-ACCT-07 undo and redo go through what the field showed, quick amounts too', async () => {
  const { user, field, now } = open()
  await user.type(field, '5000')
  await user.click(screen.getByText('10,000'))
  field.focus()
  await user.keyboard('{Control>}z{/Control}')
  expect(now()).toEqual(['5,000', '5000'])
  await user.keyboard('{Control>}zz{/Control}')
  expect(now()).toEqual(['50', '50'])
  await user.keyboard('{Control>}y{/Control}')
  expect(now()).toEqual(['500', '500'])
})
