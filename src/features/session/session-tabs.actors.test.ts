import { expect, test } from 'vitest'
import { examplePlayer } from '../../../tests/support/players.ts'
import { joinTabs } from './session-tabs.actors.ts'
import type { TabChannel, TabMessage } from './session-tabs.actors.ts'

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
  const tell = joinTabs(channel, {
    sessionChanged: (change) => heard.push(change),
    healthReceived: ({ userId }) => heard.push(['health', userId]),
    healthMissed: () => heard.push('missed'),
    healthAsked: () => heard.push('asked'),
  })
  return { heard, tell }
}

test('what one tab learns all others hear, and it does not hear itself', () => {
  const channel = openBrowser()
  const one = openTab(channel())
  const other = openTab(channel())
  const news: TabMessage[] = [
    { type: 'session', change: 'started' },
    { type: 'session', change: 'ended' },
    { type: 'health', player: examplePlayer() },
    { type: 'missed' },
    { type: 'asked' },
  ]
  news.forEach(one.tell)
  expect(other.heard).toEqual(['started', 'ended', ['health', 'demo'], 'missed', 'asked'])
  expect(one.heard).toEqual([])
})

test('without a channel a tab talks to nobody, and that is all', () => {
  const { tell, heard } = openTab(null)
  tell({ type: 'missed' })
  expect(heard).toEqual([])
})

test('words of another kind in the channel are not heard', () => {
  const channel = openBrowser()
  const stranger = channel()
  const tab = openTab(channel())
  stranger.postMessage('hello' as unknown as TabMessage)
  stranger.postMessage(null as unknown as TabMessage)
  expect(tab.heard).toEqual([])
})
