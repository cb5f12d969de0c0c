import { expect, test } from 'vitest'
import { examplePlayer } from '../../tests/support/players.ts'
import { joinTabs } from './tabs.ts'
import type { TabChannel, TabLocks, TabMessage } from './tabs.ts'

type Listener = (event: { readonly data: unknown }) => void

/** A browser with tabs: what one posts the others hear, and a lock has one owner at a time. */
const openBrowser = () => {
  const tabs: Listener[][] = []
  const waiting: (() => Promise<void>)[] = []
  let owner: (() => Promise<void>) | undefined
  const channel = (): TabChannel => {
    const own: Listener[] = []
    tabs.push(own)
    return {
      postMessage: (data) => {
        for (const listener of tabs.filter((tab) => tab !== own).flat()) listener({ data })
      },
      addEventListener: (_type, listener) => own.push(listener),
    }
  }
  const grant = () => {
    owner = waiting.shift()
    void owner?.()
  }
  const locks: TabLocks = {
    request: (_name, held) => {
      waiting.push(held)
      if (owner === undefined) grant()
      return new Promise(() => undefined)
    },
  }
  return { channel, locks, closeOwner: grant }
}

const openTab = (ports: Parameters<typeof joinTabs>[0]) => {
  const heard: unknown[] = []
  const { tell } = joinTabs(ports, {
    sessionChanged: (change) => heard.push(change),
    healthReceived: ({ userId }) => heard.push(['health', userId]),
    healthMissed: () => heard.push('missed'),
    healthAsked: () => heard.push('asked'),
    leadershipGained: () => heard.push('leads'),
  })
  return { heard, tell }
}

const twoTabs = () => {
  const { channel, locks, closeOwner } = openBrowser()
  const one = openTab({ channel: channel(), locks })
  const other = openTab({ channel: channel(), locks })
  return { one, other, closeOwner }
}

test('one tab leads, and when it closes the next one does', () => {
  const { one, other, closeOwner } = twoTabs()
  expect([one.heard, other.heard]).toEqual([['leads'], []])
  closeOwner()
  expect(other.heard).toEqual(['leads'])
})

test('what one tab learns all others hear, and it does not hear itself', () => {
  const { one, other } = twoTabs()
  const news: TabMessage[] = [
    { type: 'session', change: 'started' },
    { type: 'session', change: 'ended' },
    { type: 'health', player: examplePlayer() },
    { type: 'missed' },
  ]
  news.forEach(one.tell)
  expect(other.heard).toEqual(['started', 'ended', ['health', 'demo'], 'missed'])
  expect(one.heard).toEqual(['leads'])
})

test('only the tab that leads takes a wish for a check', () => {
  const { one, other } = twoTabs()
  other.tell({ type: 'asked' })
  one.tell({ type: 'asked' })
  expect([one.heard, other.heard]).toEqual([['leads', 'asked'], []])
})

test('without locks or without a channel every tab checks for itself', () => {
  const { channel, locks } = openBrowser()
  expect(openTab({ channel: channel(), locks: null }).heard).toEqual(['leads'])
  expect(openTab({ channel: null, locks }).heard).toEqual(['leads'])
})

test('a lock that the browser refuses does not leave the members without a check', async () => {
  const refused: TabLocks = { request: () => Promise.reject(new Error('denied')) }
  const tab = openTab({ channel: openBrowser().channel(), locks: refused })
  await Promise.resolve()
  await Promise.resolve()
  expect(tab.heard).toEqual(['leads'])
})

test('words of another kind in the channel are not heard', () => {
  const { channel } = openBrowser()
  const stranger = channel()
  const tab = openTab({ channel: channel(), locks: null })
  stranger.postMessage('hello' as unknown as TabMessage)
  stranger.postMessage(null as unknown as TabMessage)
  expect(tab.heard).toEqual(['leads'])
})
