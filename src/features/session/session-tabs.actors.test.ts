import { expect, test } from 'vitest'
import { examplePlayer } from '../../../tests/support/players.ts'
import type { TabChannel } from '../../platform/tab-channel.ts'
import { connectTabs } from './session-tabs.actors.ts'
import type { TabEvent } from './session.events.ts'

type Listener = (event: { readonly data: unknown }) => void

/** A browser with tabs: what one posts the others hear. */
const openBrowser = () => {
  const tabs: Listener[][] = []
  return (): TabChannel => {
    const own: Listener[] = []
    tabs.push(own)
    return {
      postMessage: (data) => {
        for (const listener of tabs.filter((tab) => tab !== own).flat()) listener({ data })
      },
      addEventListener: (_type, listener) => own.push(listener),
    }
  }
}

const openTab = (channel: TabChannel | null) => {
  const received: TabEvent[] = []
  const send = connectTabs(channel, (event) => received.push(event))
  return { received, send }
}

const events: readonly TabEvent[] = [
  { type: 'session.startedElsewhere' },
  { type: 'session.endedElsewhere' },
  { type: 'health.received', player: examplePlayer() },
  { type: 'health.missed' },
  { type: 'health.asked' },
]

test('R-SESS-08 an event reaches all other tabs, not the one that sent it', () => {
  const channel = openBrowser()
  const one = openTab(channel())
  const other = openTab(channel())
  events.forEach(one.send)
  expect([other.received, one.received]).toEqual([events, []])
})

test('without a channel a tab sends to nobody, and nothing fails', () => {
  const { send, received } = openTab(null)
  events.forEach(send)
  expect(received).toEqual([])
})

test.each(['hello', null, { type: 'session.expired' }, {}])(
  'what is no event between tabs, as %j, is ignored',
  (message) => {
    const channel = openBrowser()
    const stranger = channel()
    const tab = openTab(channel())
    stranger.postMessage(message)
    expect(tab.received).toEqual([])
  },
)
