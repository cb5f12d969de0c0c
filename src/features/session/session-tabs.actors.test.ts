import { expect, test } from 'vitest'
import { examplePlayer } from '../../../tests/support/players.ts'
import type { TabChannel } from '../../platform/tab-channel.ts'
import { receiveFromTabs } from './session-tabs.actors.ts'
import type { TabEvent } from './session.setup.ts'

const openTab = () => {
  const received: TabEvent[] = []
  const listeners: ((event: { readonly data: unknown }) => void)[] = []
  const channel: TabChannel = {
    postMessage: () => undefined,
    addEventListener: (_type, listener) => listeners.push(listener),
  }
  receiveFromTabs(channel, (event) => received.push(event))
  return { received, post: (data: unknown) => listeners.forEach((listener) => listener({ data })) }
}

const events: readonly TabEvent[] = [
  { type: 'session.startedElsewhere' },
  { type: 'session.endedElsewhere' },
  { type: 'health.received', player: examplePlayer() },
  { type: 'health.missed' },
  { type: 'health.asked' },
]

test('R-SESS-08 a tab receives the events of the other tabs as they were sent', () => {
  const { received, post } = openTab()
  events.forEach(post)
  expect(received).toEqual(events)
})

test('without a channel a tab receives nothing, and nothing fails', () => {
  const received: TabEvent[] = []
  receiveFromTabs(null, (event) => received.push(event))
  expect(received).toEqual([])
})

test.each(['hello', null, { type: 'session.expired' }, { type: 'toString' }, {}])(
  'an invalid event between tabs, such as %j, is ignored',
  (message) => {
    const { received, post } = openTab()
    post(message)
    expect(received).toEqual([])
  },
)
