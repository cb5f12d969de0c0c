import { expect, test } from 'vitest'
import { electLeader } from './leader-election.ts'
import type { ElectionLocks } from './leader-election.ts'

type Request = {
  readonly held: () => Promise<void>
  readonly over: (how: 'released' | 'stolen' | 'given-up') => void
}

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

const openBrowser = () => {
  const waiting: Request[] = []
  let owner: Request | undefined
  const grant = (next: Request | undefined) => {
    owner = next
    void next?.held().then(() => {
      next.over('released')
      if (owner === next) grant(waiting.shift())
    })
  }
  const locks: ElectionLocks = {
    request: (_name, { signal, steal }, held) =>
      new Promise((resolve, reject) => {
        const over: Request['over'] = (how) =>
          how === 'released' ? resolve(how) : reject(new DOMException(how, 'AbortError'))
        const request = { held, over }
        signal?.addEventListener('abort', () => {
          const place = waiting.indexOf(request)
          if (place < 0) return
          waiting.splice(place, 1)
          over('given-up')
        })
        if (steal) {
          owner?.over('stolen')
          grant(request)
        } else if (owner === undefined) grant(request)
        else waiting.push(request)
      }),
  }
  return { locks, closeOwner: () => grant(waiting.shift()) }
}

const openTab = (locks: ElectionLocks | null) => {
  const heard: string[] = []
  const election = electLeader(locks, {
    onGained: () => heard.push('gained'),
    onLost: () => heard.push('lost'),
  })
  return { heard, ...election }
}

const twoTabs = () => {
  const browser = openBrowser()
  return { ...browser, one: openTab(browser.locks), other: openTab(browser.locks) }
}

test('R-SESS-08 one tab leads, and when it closes the next one does', () => {
  const { one, other, closeOwner } = twoTabs()
  expect([one.heard, other.heard]).toEqual([['gained'], []])
  closeOwner()
  expect(other.heard).toEqual(['gained'])
})

test('R-SESS-08 a tab whose member signed out gives up the leadership to the next', async () => {
  const { one, other } = twoTabs()
  one.leave()
  await turn()
  expect([one.heard, other.heard]).toEqual([['gained'], ['gained']])
})

test('a tab that left the queue never leads', async () => {
  const { one, other, locks } = twoTabs()
  const third = openTab(locks)
  other.leave()
  one.leave()
  await turn()
  expect([other.heard, third.heard]).toEqual([[], ['gained']])
})

test('R-SESS-08 the leadership of a silent tab can be claimed; that tab is notified and waits', async () => {
  const { one, other } = twoTabs()
  other.claim()
  await turn()
  expect([one.heard, other.heard]).toEqual([['gained', 'lost'], ['gained']])
  other.leave()
  await turn()
  expect([one.heard, other.heard]).toEqual([['gained', 'lost', 'gained'], ['gained']])
})

test('a closed tab is not notified when another claims the leadership', async () => {
  const { one, other } = twoTabs()
  one.leave()
  other.claim()
  await turn()
  expect([one.heard, other.heard]).toEqual([['gained'], ['gained']])
})

test('R-SESS-08 without locks every tab leads itself', () => {
  const tab = openTab(null)
  tab.claim()
  tab.leave()
  expect(tab.heard).toEqual(['gained'])
})

test('R-SESS-08 a lock that the browser refuses does not leave the member without a check', async () => {
  const tab = openTab({ request: () => Promise.reject(new Error('denied')) })
  await turn()
  expect(tab.heard).toEqual(['gained'])
})
