import { beforeEach, expect, test, vi } from 'vitest'

const storage = new Map<string, string>()
beforeEach(() => {
  storage.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  })
})

/** A freshly loaded module with the tab's storage and without memory. */
const load = async () => {
  vi.resetModules()
  return import('./kept-forms.storage.ts')
}

test('R-ACCT-07 a form keeps its key, its input and its request over a reload', async () => {
  const before = await load()
  const { key } = before.keptForm('demo', 'deposit')
  before.keepDraft('demo', 'deposit', { amount: '50000' })
  before.keepSent('demo', 'deposit', { request: { way: 'transfer', amount: 50_000 }, key })

  const after = await load()
  expect(after.keptForm('Demo', 'deposit')).toEqual({
    key,
    draft: { amount: '50000' },
    sent: { way: 'transfer', amount: 50_000 },
  })
})

test('R-ACCT-07 after an answer the next request has another key', async () => {
  const { keptForm, keepSent, keepSettled, newKey } = await load()
  const { key } = keptForm('demo', 'withdraw')
  keepSent('demo', 'withdraw', { request: { amount: 1 }, key })
  const next = newKey()
  keepSettled('demo', 'withdraw', { key: next, draft: {} })
  expect([keptForm('demo', 'withdraw'), next === key]).toEqual([
    { key: next, draft: {}, sent: null },
    false,
  ])
})

test('another member in this tab finds nothing of it, and neither does anybody after signing out', async () => {
  const { keptForm, keepDraft, forgetMoneyForms } = await load()
  keepDraft('demo', 'deposit', { amount: '50000' })
  expect(keptForm('sora', 'deposit').draft).toEqual({})
  keepDraft('sora', 'deposit', { amount: '7' })
  forgetMoneyForms()
  expect([
    keptForm('sora', 'deposit').draft,
    (await load()).keptForm('sora', 'deposit').draft,
  ]).toEqual([{}, {}])
})

test('R-ACCT-07 a form that is still shown after the session ended does not remove its stored data', async () => {
  const { keptForm, keepDraft, keepSent } = await load()
  const { key } = keptForm('demo', 'deposit')
  keepSent('demo', 'deposit', { request: { amount: 50_000 }, key })
  expect(keptForm('', 'deposit')).toBe(keptForm('', 'deposit'))
  keepDraft('', 'deposit', { amount: '7' })
  const after = (await load()).keptForm('demo', 'deposit')
  expect(after).toEqual({ key, draft: {}, sent: { amount: 50_000 } })
})

test.each([
  ['nonsense'],
  ['{"userId":"demo","forms":[1]}'],
  ['{"userId":"demo","forms":{"deposit":7}}'],
])('unreadable stored data (%s) gives a fresh form', async (text) => {
  storage.set('maru:money-forms', text)
  const { keptForm } = await load()
  const { key, ...rest } = keptForm('demo', 'deposit')
  expect([rest, /^[0-9a-f]{32}$/.test(key)]).toEqual([{ draft: {}, sent: null }, true])
})
