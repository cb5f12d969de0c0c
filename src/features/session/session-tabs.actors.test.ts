import { expect, test } from 'vitest'
import { examplePlayer } from '../../../tests/support/players.ts'
import type { TabChannel } from '../../platform/tab-channel.ts'
import { connectTabs } from './session-tabs.actors.ts'
import type { TabMessage } from './session-tabs.actors.ts'

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
  const heard: unknown[] = []
  const send = connectTabs(channel, {
    sessionChanged: (change) => heard.push(change),
    healthReceived: ({ userId }) => heard.push(['health', userId]),
    healthMissed: () => heard.push('missed'),
    healthAsked: () => heard.push('asked'),
  })
  return { heard, send }
}

test('a message reaches all other tabs, not the one that sent it', () => {
  const channel = openBrowser()
  const one = openTab(channel())
  const other = openTab(channel())
  const messages: TabMessage[] = [
    { type: 'session', change: 'started' },
    { type: 'session', change: 'ended' },
    { type: 'health', player: examplePlayer() },
    { type: 'missed' },
    { type: 'asked' },
  ]
  messages.forEach(one.send)
  expect(other.heard).toEqual(['started', 'ended', ['health', 'demo'], 'missed', 'asked'])
  expect(one.heard).toEqual([])
})

test('without a channel a tab sends to nobody, and nothing fails', () => {
  const { send, heard } = openTab(null)
  send({ type: 'missed' })
  expect(heard).toEqual([])
})

test('messages of another kind are ignored', () => {
  const channel = openBrowser()
  const stranger = channel()
  const tab = openTab(channel())
  stranger.postMessage('hello')
  stranger.postMessage(null)
  expect(tab.heard).toEqual([])
})
