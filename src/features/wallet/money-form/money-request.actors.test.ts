import { beforeEach, expect, test, vi } from 'vitest'
import { callFailure } from '../../../../tests/support/call-failure.ts'
import { turn } from '../../../../tests/support/controlled-actor.ts'
import { forgetMoneyForms, keepDraft, keptForm } from './kept-forms.storage.ts'
import type { KeptForm } from './kept-forms.storage.ts'
import type { KeyedRequest, MoneyAnswer } from './money-form.model.ts'
import { createMoneyRequests } from './money-request.actors.ts'
import { moneyRequestMachine, phaseOf } from './money-request.machine.ts'

const request = { way: 'transfer', amount: 50_000 }

const storage = () => {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  }
}

/** A page whose calls are answered by hand. */
function openPage() {
  const answers: MoneyAnswer[] = []
  const requests = createMoneyRequests((answer) => answers.push(answer))
  const calls: (KeyedRequest & { kept: KeptForm } & ReturnType<
      typeof Promise.withResolvers<MoneyAnswer>
    >)[] = []
  const accepted: unknown[] = []
  let refreshed = 0
  return {
    accepted,
    answers,
    calls,
    requests,
    timesRefreshed: () => refreshed,
    form: (userId = 'demo', name = 'deposit') =>
      requests.of(moneyRequestMachine, {
        userId,
        name,
        send: (request, key) => {
          const answering = Promise.withResolvers<MoneyAnswer>()
          calls.push({ request, key, kept: keptForm(userId, name), ...answering })
          return answering.promise
        },
        refreshLists: async () => {
          refreshed += 1
        },
        onAccepted: (draft) => accepted.push(draft),
      }),
  }
}

let page: ReturnType<typeof openPage>

beforeEach(() => {
  vi.stubGlobal('sessionStorage', storage())
  forgetMoneyForms()
  page = openPage()
})

test('R-ACCT-07 two screens with the same form send its request once, and both see what becomes of it', async () => {
  const [one, other] = [page.form(), page.form('Demo')]
  one.send({ type: 'request.submitted', request })
  other.send({ type: 'request.submitted', request })
  await turn()
  expect([page.calls.length, phaseOf(other.getSnapshot())]).toEqual([1, 'sending'])
  page.calls[0]?.resolve({ outcome: 'done' })
  await turn()
  expect(other.getSnapshot().context.answer).toEqual({ outcome: 'done' })
})

test('R-ACCT-07 other forms, and those of other members, have requests of their own', async () => {
  page.form().send({ type: 'request.submitted', request })
  const others = [page.form('demo', 'withdraw'), page.form('sora')]
  expect(others.map((form) => phaseOf(form.getSnapshot()))).toEqual(['editing', 'editing'])
})

test('R-ACCT-07 the key and the request are in the storage when the call begins', async () => {
  const { key } = keptForm('demo', 'deposit')
  page.form().send({ type: 'request.submitted', request })
  const kept = { key, draft: {}, sent: request }
  expect(page.calls).toEqual([expect.objectContaining({ request, key, kept })])
})

test('R-ACCT-07 an accepted request empties the form, and its amount is offered the next time', async () => {
  const { key } = keptForm('demo', 'deposit')
  keepDraft('demo', 'deposit', { way: '7', amount: '50000' })
  page.form().send({ type: 'request.submitted', request })
  await turn()
  expect(page.requests.isAnySending()).toBe(true)
  page.calls[0]?.resolve({ outcome: 'done' })
  await turn()
  const { key: next, ...rest } = keptForm('demo', 'deposit')
  expect([rest, next === key]).toEqual([{ draft: {}, sent: null }, false])
  expect(page.accepted).toEqual([{ way: '7', amount: '50000' }])
  expect([page.timesRefreshed(), page.requests.isAnySending()]).toEqual([1, false])
  expect(page.answers).toEqual([{ outcome: 'done' }])
})

test('R-ACCT-07 a refusal leaves what was typed, and nothing to offer', async () => {
  keepDraft('demo', 'deposit', { amount: '50000' })
  page.form().send({ type: 'request.submitted', request })
  await turn()
  page.calls[0]?.resolve({ outcome: 'still-waiting' })
  await turn()
  expect(keptForm('demo', 'deposit').draft).toEqual({ amount: '50000' })
  expect(page.accepted).toEqual([])
})

test('R-ACCT-07 a request whose answer was lost is found after a reload, under its key, by its member alone', async () => {
  const { key } = keptForm('demo', 'deposit')
  page.form().send({ type: 'request.submitted', request })
  await turn()
  page.calls[0]?.reject(callFailure('outcome-unknown'))
  await turn()
  expect([phaseOf(page.form().getSnapshot()), page.timesRefreshed()]).toEqual(['unknown', 1])

  const reloaded = openPage()
  reloaded.form().send({ type: 'outcome.requested' })
  await turn()
  expect(reloaded.calls).toEqual([expect.objectContaining({ request, key })])
  expect(phaseOf(openPage().form('sora').getSnapshot())).toBe('editing')
})

test('R-ACCT-07 a form that is still shown after the session ended sends nothing of it, and its request goes on', async () => {
  const form = page.form()
  form.send({ type: 'request.submitted', request })
  await turn()
  const shown = page.form('')
  expect(phaseOf(shown.getSnapshot())).toBe('editing')
  expect(page.requests.latest()).toBe(form)
  page.calls[0]?.resolve({ outcome: 'done' })
  await turn()
  expect([form.getSnapshot().context.answer, shown.getSnapshot().context.answer]).toEqual([
    { outcome: 'done' },
    null,
  ])
})

test('an answer that comes after the member signed out is not kept', async () => {
  keepDraft('demo', 'deposit', { amount: '50000' })
  page.form().send({ type: 'request.submitted', request })
  await turn()
  page.requests.forget()
  forgetMoneyForms()
  page.calls[0]?.resolve({ outcome: 'done' })
  await turn()
  expect(sessionStorage.getItem('maru:money-forms')).toBeNull()
  expect(page.accepted).toEqual([])
  expect(phaseOf(page.form().getSnapshot())).toBe('editing')
})

test('R-ACCT-07 a late answer to one member leaves what the next one at this page typed and sent', async () => {
  page.form().send({ type: 'request.submitted', request })
  await turn()
  const next = page.form('sora')
  keepDraft('sora', 'deposit', { amount: '7000' })
  next.send({ type: 'request.submitted', request: { amount: 7_000 } })
  await turn()
  const before = keptForm('sora', 'deposit')
  page.calls[0]?.resolve({ outcome: 'done' })
  await turn()
  expect(sessionStorage.getItem('maru:money-forms')).toContain('sora')
  expect([keptForm('sora', 'deposit'), page.accepted]).toEqual([before, []])
  expect(before.sent).toEqual({ amount: 7_000 })
})
