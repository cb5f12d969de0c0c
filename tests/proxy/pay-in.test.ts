import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { LIST, at, request } from './depositing.ts'
import { START, browserAt, startSignedInHarness } from './proxy-harness.ts'
import { authenticated, brokenSocket, json, member } from './scripted-backend.ts'
import type { ScriptedBackend } from './scripted-backend.ts'
import { openFile, sqliteFile } from './store-files.ts'
import { DAY_MS } from '../../src/lib/durations.ts'

const PAY = 'pay/deposit'
const ACCOUNT = 'Shinhan 110-555-987654, Kim Maru'
const KEY = 'key-of-the-request-1'
const payIn = { code: 'virtual-account', bankOwner: null, instruction: ACCOUNT }

test('R-ACCT-07 the file of the store does not show how a deposit is paid', async () => {
  const file = sqliteFile()
  const store = await openFile({ file })
  const settled = { state: 'waiting', id: '41', payIn } as const
  await store.protection.record('demo', {
    type: 'settle',
    kind: 'deposit',
    attempt: 'a',
    amount: 1,
    ...settled,
  })
  expect((await store.protection.read('demo'))?.movements[0]?.payIn).toEqual(payIn)
  const files = [file, `${file}-wal`].map((path) => readFileSync(path).toString('latin1'))
  await store.close()
  expect(files.join('').includes('110-555')).toBe(false)
})

/** A backend that tells how a deposit is paid in its answer alone. */
async function startPaying() {
  const harness = await startSignedInHarness()
  const { backend, browser } = harness
  const row = request(50_000, { id: 41 })
  backend.stub(PAY, json({ status: 'success', deposit: row, instruction: ACCOUNT }))
  const lists = (...list: readonly object[]) =>
    backend.stub(LIST, json({ status: 'success', list, total: list.length }))
  const pay = (key = KEY) =>
    browser.post(
      'apply-deposit-payment',
      { code: 'virtual-account', amount: 50_000 },
      { 'idempotency-key': key },
    )
  const listOf = async (one = browser) =>
    (await one.post('get-deposit-list', {})).body['list'] as Record<string, unknown>[]
  return { ...harness, row, lists, pay, listOf }
}

describe('R-ACCT-07 a list without the way to pay', () => {
  test('gets it for the request that the backend named so, on every device of the member', async () => {
    const { pay, lists, listOf, row, ...site } = await startPaying()
    await pay()
    const equal = request(50_000, { id: 40 })
    lists(row, equal)
    expect(await listOf()).toEqual([{ ...row, payIn }, equal])
    const phone = browserAt(site.url)
    await phone.signIn()
    expect(await listOf(phone)).toEqual([{ ...row, payIn }, equal])
    site.backend.stub(
      'user/do_login',
      authenticated(START + DAY_MS, { user: { ...member, userId: 'sora' } }),
    )
    const sora = browserAt(site.url)
    await sora.signIn('sora')
    expect(await listOf(sora)).toEqual([row, equal])
  })

  test('gets it no more once it is settled, and never in place of what the list tells', async () => {
    const { pay, lists, listOf, row } = await startPaying()
    await pay()
    const listed = { ...row, payIn: { instruction: 'Another account' } }
    lists(listed)
    expect(await listOf()).toEqual([listed])
    const settled = { ...row, status: 'already', settledAt: at(START + 1) }
    lists(settled)
    expect(await listOf()).toEqual([settled])
    // Even if a faulty list takes it back.
    lists(row)
    expect(await listOf()).toEqual([row])
  })

  test('gets the account where it tells only the method', async () => {
    const { backend, pay, lists, listOf, row } = await startPaying()
    const half = { code: 'virtual-account', bankOwner: null, instruction: null, payTo: null }
    const deposit = { ...row, payIn: { ...half, payBy: at(START + DAY_MS) } }
    backend.stub(PAY, json({ status: 'success', deposit, instruction: ACCOUNT }))
    await pay()
    lists({ ...row, payIn: half })
    expect((await listOf())[0]?.['payIn']).toMatchObject({
      code: 'virtual-account',
      instruction: ACCOUNT,
      payBy: at(START + DAY_MS),
    })
  })

  test('tells the name of a bank transfer', async () => {
    const { backend, browser, lists, listOf, row } = await startPaying()
    backend.stub('balance/apply_user_deposit', json({ status: 'success', deposit: row }))
    await browser.post(
      'apply-user-deposit',
      { amount: 50_000, bankOwner: '김데모' },
      { 'idempotency-key': KEY },
    )
    lists(row)
    const transferWay = { code: null, bankOwner: '김데모', instruction: null }
    expect(await listOf()).toEqual([{ ...row, payIn: transferWay }])
  })
})

test('R-COMM-02 the list of inquiries names the question for the account that was asked last', async () => {
  const { backend, browser } = await startPaying()
  const inquiry = (id: number) => ({
    id,
    title: '문의',
    createdAt: at(START),
    answeredAt: null,
    readAt: null,
  })
  backend.stub('community/write_help', json({ status: 'success', help: inquiry(7) }))
  await browser.post('user-ask-account', {})
  backend.stub('community/help_list', json({ status: 'success', list: [inquiry(8), inquiry(7)] }))
  const { body } = await browser.post('get-help-list', {})
  expect(body['list']).toEqual([inquiry(8), { ...inquiry(7), kind: 'account' }])
})

const countOf = ({ received }: ScriptedBackend, path: string) =>
  received.filter((one) => one.path === `/public/${path}`).length

describe('R-ACCT-07 a request whose answer was lost', () => {
  test('is asked for in the list by each repetition, sent never again, and found by its key', async () => {
    const { backend, pay, lists, listOf, row } = await startPaying()
    backend.stub(PAY, brokenSocket)
    expect((await pay()).body['code']).toBe('outcome_unknown')
    lists()
    const replies = [await pay(), await pay(), await pay()]
    expect(new Set(replies.map(({ body }) => body['code']))).toEqual(new Set(['outcome_unknown']))
    expect([countOf(backend, PAY), countOf(backend, LIST)]).toEqual([1, 3])
    const found = { ...row, amount: 50_000, idempotencyKey: KEY }
    lists(request(50_000, { id: 40, idempotencyKey: 'another-key-000001' }), found)
    expect((await pay()).body).toEqual({ status: 'success', deposit: found, instruction: '' })
    // Certain from now on.
    lists()
    expect((await pay()).body['deposit']).toEqual(found)
    expect(countOf(backend, PAY)).toBe(1)
    lists(found)
    expect((await listOf())[0]?.['payIn']).toEqual({ ...payIn, instruction: null })
  })

  test('is found by amount and time where the list has no keys, unless two fit', async () => {
    const { backend, pay, lists, row, pass } = await startPaying()
    backend.stub(PAY, brokenSocket)
    await pay()
    pass(1)
    lists(request(60_000, { id: 39 }), { ...row, id: 38, requestedAt: at(START - DAY_MS) })
    expect((await pay()).body['code']).toBe('outcome_unknown')
    lists(row)
    expect((await pay()).body['deposit']).toEqual(row)
    const other = 'key-of-the-request-2'
    await pay(other)
    pass(1)
    lists({ ...row, id: 43 }, { ...row, id: 42 })
    expect((await pay(other)).body['code']).toBe('outcome_unknown')
  })

  test('stays unknown while the list cannot be read', async () => {
    const { backend, pay } = await startPaying()
    backend.stub(PAY, brokenSocket)
    await pay()
    backend.stub(LIST, brokenSocket)
    expect(await pay()).toMatchObject({ status: 504, body: { code: 'outcome_unknown' } })
  })
})

test('R-ACCT-07 an id that the backend gives again belongs to the request that it named last', async () => {
  const { pay, lists, listOf, row, backend } = await startPaying()
  await pay()
  lists({ ...row, status: 'already', settledAt: at(START + 1) })
  await listOf()
  backend.stub(PAY, json({ status: 'success', deposit: row, instruction: 'Another account' }))
  await pay('key-of-the-request-2')
  lists(row)
  expect(await listOf()).toEqual([{ ...row, payIn: { ...payIn, instruction: 'Another account' } }])
})
