import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  Field,
  anything,
  digits,
  marks,
  readingsOf,
  rulesOf,
  steps,
} from '../../tests/support/amount-field.ts'
import { amountText } from './amount-text.ts'
import { readAmount } from './read-amount.ts'

/** `AMOUNT_RUNS=100000 npm run unit -- src/lib/amount-text.test.ts` plays more texts and edit sequences. */
const numRuns = Number(process.env['AMOUNT_RUNS'] ?? 2000)
const timeout = 30_000 + 2 * numRuns

test(
  'R-ACCT-03 every amount is read as the person who wrote it meant it, in each usual way of writing',
  () => {
    const ways: readonly ((amount: number) => string)[] = [
      String,
      (amount) => rulesOf(',').format(amount),
      (amount) => `₩${rulesOf(',').format(amount)}`,
      (amount) => `${rulesOf(',').format(amount)}.00`,
      (amount) => `${rulesOf(',').format(amount)} 원`.replaceAll(',', '，'),
      (amount) => rulesOf(',').format(amount).replaceAll(',', '\u00A0'),
      (amount) => new Intl.NumberFormat('ko-u-nu-thai').format(amount),
      (amount) => new Intl.NumberFormat('ar-EG').format(amount),
      (amount) =>
        String(amount).replaceAll(/\d/g, (digit) => '０１２３４５６７８９'[Number(digit)]!),
      (amount) => {
        const [tenThousands, rest] = [Math.trunc(amount / 10_000), amount % 10_000]
        if (tenThousands === 0) return `${rest}원`
        return rest % 1000 === 0 && rest > 0 ? `${tenThousands}만 ${rest / 1000}천` : String(amount)
      },
    ]
    fc.assert(
      fc.property(fc.nat(999_999_999), fc.constantFrom(...ways), (amount, write) => {
        expect(readAmount(write(amount), { groupMark: ',', unit: '원' })).toBe(amount)
      }),
      { numRuns },
    )
  },
  timeout,
)

test(
  'R-ACCT-03 R-ACCT-07 a text of any signs is the amount that everybody reads in it, or none',
  () => {
    fc.assert(
      fc.property(anything, marks, (text, mark) => {
        const amount = rulesOf(mark).read(text)
        if (amount !== null) expect([text, ...readingsOf(text, mark)]).toEqual([text, amount])
      }),
      { numRuns },
    )
  },
  timeout,
)

test(
  'R-ACCT-07 after every edit the amount that would be sent is the one that a person reads in the field',
  () => {
    fc.assert(
      fc.property(steps, marks, (all, mark) => {
        const rules = rulesOf(mark)
        const field = new Field(rules)
        for (const step of all) {
          field.play(step)
          const { text } = field.state
          const sent = rules.read(text)
          if (sent) expect([text, ...readingsOf(text, mark)]).toEqual([text, sent])
        }
      }),
      { numRuns },
    )
  },
  timeout,
)

test(
  'R-ACCT-07 typing, deleting and correcting digits anywhere does to the amount what it does to its digits',
  () => {
    const edits = fc.array(
      fc.record({ at: fc.nat(9), digit: fc.constantFrom('', ...digits.slice(1)) }),
      { maxLength: 12 },
    )
    fc.assert(
      fc.property(edits, marks, (all, mark) => {
        const rules = rulesOf(mark)
        const field = new Field(rules)
        let meant = ''
        for (const { at, digit } of all) {
          const left = Math.min(at, meant.length)
          let caret = 0
          for (let seen = 0; seen < left; caret += 1)
            if (/\d/.test(field.state.text[caret]!)) seen += 1
          field.play({ do: 'select', from: caret, length: 0 })
          field.play(digit === '' ? { do: 'deleteContentBackward' } : { do: 'insert', text: digit })
          meant =
            digit === ''
              ? meant.slice(0, Math.max(left - 1, 0)) + meant.slice(left)
              : meant.slice(0, left) + digit + meant.slice(left)
          expect(field.state.text).toBe(meant === '' ? '' : rules.format(Number(meant)))
        }
      }),
      { numRuns },
    )
  },
  timeout,
)

test.each([
  [
    'Backspace behind a separator deletes the digit before it',
    '1,234,567',
    6,
    'deleteContentBackward',
    '123,567',
    3,
  ],
  [
    'Delete before a separator deletes the digit behind it',
    '1,234,567',
    5,
    'deleteContentForward',
    '123,467',
    5,
  ],
] as const)('R-ACCT-07 %s', (_, text, at, kind, wanted, caret) => {
  const field = new Field(rulesOf(','))
  field.show(amountText(text))
  field.play({ do: 'select', from: at, length: 0 })
  field.play({ do: kind })
  expect([field.state.text, field.state.caret]).toEqual([wanted, caret])
})

const typed = (...texts: readonly string[]) => {
  const field = new Field(rulesOf(','))
  for (const text of texts) field.play({ do: 'insert', text })
  return [field.state.text, rulesOf(',').read(field.state.text)]
}

test('R-ACCT-07 decimals, words and commas may be typed sign by sign', () => {
  expect([
    typed(...'50000.5'),
    typed(...'50000.00'),
    typed(...'50,000'),
    typed(...'10만 5천원'),
    typed('1,000.00'),
    typed('1.000'),
    typed(...'1.000'),
  ]).toEqual([
    ['50,000.5', null],
    ['50,000.00', 50_000],
    ['50,000', 50_000],
    ['10만 5천원', 105_000],
    ['1,000', 1000],
    ['1.000', null],
    ['1.000', null],
  ])
})

test('R-ACCT-07 a first digit is replaced where it was, and a composition is rewritten when it ends', () => {
  const field = new Field(rulesOf(','))
  field.play({ do: 'insert', text: '10000' })
  field.play({ do: 'select', from: 1, length: 0 })
  field.play({ do: 'deleteContentBackward' })
  expect([field.state.text, field.state.caret]).toEqual(['0000', 0])
  field.play({ do: 'insert', text: '2' })
  expect([field.state.text, field.state.caret]).toEqual(['20,000', 1])
  field.play({ do: 'compose', texts: ['５', '５０'] })
  expect([field.state.text, field.state.caret]).toEqual(['2,500,000', 4])
  field.play({ do: 'undo' })
  field.play({ do: 'undo' })
  expect(field.state.text).toBe('0000')
  field.play({ do: 'redo' })
  expect(field.state.text).toBe('20,000')
})
