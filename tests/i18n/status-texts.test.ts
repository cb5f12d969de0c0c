import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { backendOperations } from '../../src/generated/backend-operations.ts'
import {
  ownStatusMeanings,
  requestStatusMeanings,
  statusMeanings,
} from '../../src/generated/statuses.ts'
import { outcomeOf } from '../../src/http/outcome.ts'
import { locales } from '../../src/i18n/locales.ts'

const own = Object.keys(ownStatusMeanings)
const statuses = new Set(backendOperations.flatMap(({ answers }) => Object.keys(answers)))
/** Statuses that are not a word of any language. */
const codes = [...statuses, ...own, 'cansel'].filter((status) => /_|^alread$|^cansel$/.test(status))

test.each(Object.keys(locales))(
  'R-CALL-06 in %s each status of each operation has a text without its code, an unknown one too',
  (locale) => {
    const file = new URL(`../../src/i18n/compiled/texts/${locale}.json`, import.meta.url)
    const catalog = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, string>>
    const texts = [...statuses, ...own, 'not_in_the_contract'].map((status) => ({
      status,
      text: catalog[`outcome.${outcomeOf(status)}`] ?? '',
    }))
    expect(texts.filter(({ text }) => text.length < 3)).toEqual([])
    const unknown = catalog['outcome.unknown']
    expect(texts.filter(({ text }) => text === unknown)).toEqual([
      { status: 'not_in_the_contract', text: unknown },
    ])
    expect(new Set(texts.map(({ text }) => text)).size).toBe(texts.length)
    const states = new Set(Object.values(requestStatusMeanings))
    expect([...states].filter((state) => !catalog[`request.state.${state}`])).toEqual([])
    const leaks = Object.entries(catalog).filter(([, text]) =>
      codes.some((code) => new RegExp(`\\b${code}\\b`).test(text)),
    )
    expect(leaks).toEqual([])
  },
)

test('R-CALL-06 operations answer no status without a meaning, and no meaning is without an operation', () => {
  expect([...statuses].sort()).toEqual(Object.keys(statusMeanings).sort())
})
