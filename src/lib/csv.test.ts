import { expect, test } from 'vitest'
import { csvOf } from './csv.ts'

test('R-PROT-06 the record is saved with its figures as figures, and quotes as they are', () => {
  const rows = [
    ['시각', '금액'],
    ['11. 22. "오전"', 400_000],
    ['', -50_000],
  ]
  expect(csvOf(rows)).toBe('\uFEFF"시각","금액"\r\n"11. 22. ""오전""",400000\r\n"",-50000\r\n')
})

test.each(['=HYPERLINK("https://evil.example")', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])(
  'R-PROT-06 a text that begins like a formula is none in the saved record: %j',
  (text) => {
    expect(csvOf([[text]])).toBe(`\uFEFF"'${text.replaceAll('"', '""')}"\r\n`)
  },
)
