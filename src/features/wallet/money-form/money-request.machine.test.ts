import { beforeEach, describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { callFailure } from '../../../../tests/support/call-failure.ts'
import {
  reachedStates,
  statesOf,
  statesWithoutDescription,
} from '../../../../tests/support/chart-walk.ts'
import { controlledActor } from '../../../../tests/support/controlled-actor.ts'
import type { KeyedRequest, MoneyAnswer, MoneyRequest } from './money-form.model.ts'
import { moneyRequestMachine, phaseOf } from './money-request.machine.ts'
import type { MoneyRequestEvent, MoneyRequestInput } from './money-request.setup.ts'

const fifty = { way: 'transfer', amount: 50_000 }
const seven = { way: 'transfer', amount: 7_000 }
const success: MoneyAnswer = { outcome: 'done' }
const refusal: MoneyAnswer = { outcome: 'still-waiting' }
const lostAnswer = callFailure('outcome-unknown')
const sessionEnded = callFailure('session-ended')

type KeptRequest = Pick<MoneyRequestInput, 'key' | 'sent'>

/** A form, with what the tab's storage keeps of it. */
function openForm(saved: KeptRequest = { key: 'key 1', sent: null }) {
  const call = controlledActor<MoneyAnswer, KeyedRequest>()
  const lists = controlledActor<void>()
  const did: string[] = []
  let keys = 1
  let stored = saved
  const actor = createActor(
    moneyRequestMachine.provide({
      actors: { sendRequest: call.logic, refreshLists: lists.logic },
      actions: {
        keepSent: (_, { key, request }) => {
          stored = { key, sent: request }
          did.push(`kept before call ${call.calls.length + 1}`)
        },
        keepSettled: ({ context: { key } }, { isDone }) => {
          stored = { key, sent: null }
          did.push(isDone ? 'emptied' : 'kept what was typed')
        },
      },
    }),
    {
      input: {
        ...saved,
        newKey: () => {
          keys += 1
          return `key ${keys}`
        },
      },
    },
  ).start()
  const send = (event: MoneyRequestEvent) => actor.send(event)
  return {
    call,
    lists,
    did,
    send,
    submit: (request: MoneyRequest) => send({ type: 'request.submitted', request }),
    sent: () => call.calls.map(({ input }) => input),
    stored: () => stored,
    phase: () => phaseOf(actor.getSnapshot()),
    state: () => actor.getSnapshot().value,
    said: () => {
      const { answer, failure } = actor.getSnapshot().context
      return answer?.outcome ?? failure?.kind ?? null
    },
    is: (state: 'accepted' | 'refused' | 'failed' | 'open') =>
      actor.getSnapshot().matches({ editing: state === 'open' ? state : { settled: state } }),
  }
}

let form: ReturnType<typeof openForm>

beforeEach(() => {
  form = openForm()
})

describe('a member who sends the form', () => {
  test('R-ACCT-07 has the request and its key kept before it is sent', () => {
    form.submit(fifty)
    expect(form.did).toEqual(['kept before call 1'])
    expect(form.stored()).toEqual({ key: 'key 1', sent: fifty })
    expect(form.sent()).toEqual([{ request: fifty, key: 'key 1' }])
  })

  test('R-ACCT-07 sends one request, however often the button is pressed', async () => {
    form.submit(fifty)
    form.submit(fifty)
    form.submit(seven)
    await form.call.answer(success)
    form.submit(seven)
    expect([form.sent().length, form.phase()]).toEqual([1, 'sending'])
  })

  test('R-ACCT-07 gets an empty form once it was accepted and the lists are there, and the next key', async () => {
    form.submit(fifty)
    await form.call.answer(success)
    expect([form.stored(), form.did.at(-1), form.phase()]).toEqual([
      { key: 'key 2', sent: null },
      'emptied',
      'sending',
    ])
    await form.lists.answer()
    expect([form.is('accepted'), form.said(), form.phase()]).toEqual([true, 'done', 'editing'])
    form.submit(seven)
    expect(form.sent().at(-1)).toEqual({ request: seven, key: 'key 2' })
  })

  test('R-ACCT-07 keeps what was typed after a refusal, and may send again under another key', async () => {
    form.submit(fifty)
    await form.call.answer(refusal)
    await form.lists.answer()
    expect([form.is('refused'), form.said(), form.did.at(-1)]).toEqual([
      true,
      'still-waiting',
      'kept what was typed',
    ])
    form.submit(fifty)
    expect([form.said(), form.sent().map(({ key }) => key)]).toEqual([null, ['key 1', 'key 2']])
  })

  test('R-ACCT-07 is told of a call that had no effect, which a new request with another key follows', async () => {
    form.submit(fifty)
    await form.call.fail(sessionEnded)
    expect([form.is('failed'), form.said(), form.stored(), form.lists.calls.length]).toEqual([
      true,
      'session-ended',
      { key: 'key 2', sent: null },
      0,
    ])
  })

  test.each(['form.changed', 'form.left'] as const)(
    'reads the outcome until %s; a request that is on its way goes on',
    async (type) => {
      form.submit(fifty)
      form.send({ type })
      expect(form.phase()).toBe('sending')
      await form.call.answer(success)
      await form.lists.answer()
      expect(form.said()).toBe('done')
      form.send({ type })
      expect([form.is('open'), form.said()]).toEqual([true, null])
    },
  )
})

describe('a request whose answer was lost', () => {
  beforeEach(async () => {
    form.submit(fifty)
    await form.call.fail(lostAnswer)
    await form.lists.answer()
  })

  test('R-ACCT-07 waits for the member: nothing is sent by itself, and nothing else can be sent', () => {
    form.submit(seven)
    form.send({ type: 'form.changed' })
    expect([form.phase(), form.said(), form.sent().length, form.stored()]).toEqual([
      'unknown',
      'outcome-unknown',
      1,
      { key: 'key 1', sent: fifty },
    ])
  })

  test('R-ACCT-07 is sent again under the same key, once, when the member asks for its outcome', async () => {
    form.send({ type: 'outcome.requested' })
    form.send({ type: 'outcome.requested' })
    expect([form.sent(), form.said()]).toEqual([
      [
        { request: fifty, key: 'key 1' },
        { request: fifty, key: 'key 1' },
      ],
      null,
    ])
    await form.call.answer(success)
    await form.lists.answer()
    expect([form.is('accepted'), form.stored()]).toEqual([true, { key: 'key 2', sent: null }])
  })

  test('R-ACCT-07 keeps its key if the second answer is lost, too', async () => {
    form.send({ type: 'outcome.requested' })
    await form.call.fail(lostAnswer)
    await form.lists.answer()
    expect([form.phase(), form.stored()]).toEqual(['unknown', { key: 'key 1', sent: fifty }])
  })

  test.each(['session-ended', 'too-many-requests', 'backend-unavailable', 'invalid'] as const)(
    'R-ACCT-07 stays unknown when the question for it fails without an effect of its own (%s)',
    async (kind) => {
      form.send({ type: 'outcome.requested' })
      await form.call.fail(callFailure(kind))
      await form.lists.answer()
      expect([form.phase(), form.stored()]).toEqual(['unknown', { key: 'key 1', sent: fifty }])
    },
  )

  test('R-ACCT-07 is given up for a new request, with what was typed and another key', () => {
    form.send({ type: 'request.abandoned' })
    expect([form.is('open'), form.stored(), form.did.at(-1), form.said()]).toEqual([
      true,
      { key: 'key 2', sent: null },
      'kept what was typed',
      null,
    ])
    form.submit(fifty)
    expect(form.sent().at(-1)).toEqual({ request: fifty, key: 'key 2' })
  })

  test('R-ACCT-07 is found by a reloaded page, which sends nothing by itself', () => {
    const reloaded = openForm(form.stored())
    expect([reloaded.phase(), reloaded.sent()]).toEqual(['unknown', []])
    reloaded.send({ type: 'outcome.requested' })
    expect(reloaded.sent()).toEqual([{ request: fifty, key: 'key 1' }])
  })
})

test('R-ACCT-07 an error that says nothing of an effect leaves the outcome open', async () => {
  form.submit(fifty)
  await form.call.fail(new TypeError('unexpected'))
  await form.lists.answer()
  expect([form.phase(), form.stored()]).toEqual(['unknown', { key: 'key 1', sent: fifty }])
})

test('a member who signs out while a request is on its way leaves nothing behind', async () => {
  form.submit(fifty)
  const before = [...form.did]
  form.send({ type: 'member.signedOut' })
  await form.call.answer(success)
  expect([form.is('open'), form.said(), form.did]).toEqual([true, null, before])
  form.submit(seven)
  expect(form.sent().at(-1)).toEqual({ request: seven, key: 'key 2' })
})

test('every state of the chart can be reached and says what the player sees', () => {
  const events = [
    { type: 'request.submitted', request: fifty },
    { type: 'xstate.done.actor.sendRequest', output: success },
    { type: 'xstate.done.actor.sendRequest', output: refusal },
    { type: 'xstate.error.actor.sendRequest', error: sessionEnded },
    { type: 'xstate.error.actor.sendRequest', error: lostAnswer },
    { type: 'xstate.done.actor.refreshLists' },
  ]
  const input = { key: 'key', sent: null, newKey: () => 'key' }
  const reached = reachedStates(moneyRequestMachine, events, input)
  expect(reached).toEqual(statesOf(moneyRequestMachine))
  expect(statesOf(moneyRequestMachine).length).toBe(7)
  expect(statesWithoutDescription(moneyRequestMachine)).toEqual([])
})
