import { afterEach, expect, test, vi } from 'vitest'
import type { TabChannel } from '../../platform/tab-channel.ts'
import { connectLiveTabs } from './live.actors.ts'
import type { LiveNews } from './live.actors.ts'
import { MINUTE_MS } from '../../lib/durations.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** A tab that reads the stream; each stream has this text and ends, or is refused with this status. */
function startTab(text: string, status = 200) {
  vi.useFakeTimers()
  const calls = vi.fn(() =>
    Promise.resolve(
      new Response(`:\n\n${text}`, { status, headers: { 'content-type': 'text/event-stream' } }),
    ),
  )
  vi.stubGlobal('fetch', calls)
  // The middle of each pause.
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  const news: LiveNews[] = []
  const channel: TabChannel = { postMessage: () => undefined, addEventListener: () => undefined }
  const tabs = connectLiveTabs(channel, (one) => news.push(one))
  tabs.lead(true)
  return {
    news,
    tabs,
    countAfter: async (ms: number) => {
      await vi.advanceTimersByTimeAsync(ms)
      return calls.mock.calls.length
    },
  }
}

test('A-246 a page whose stream another browser has asks again after minutes, so that browsers do not end each other’s streams', async () => {
  const { news, tabs, countAfter } = startTab('data: {"status":"replaced"}\n\n')
  expect(await countAfter(5 * MINUTE_MS - 1)).toBe(1)
  expect(news).toEqual([{ about: 'replaced' }])
  expect(await countAfter(5 * MINUTE_MS + 1)).toBe(2)
  tabs.lead(false)
})

test('A-226 a page whose stream is cut off asks again within ten seconds', async () => {
  const { news, tabs, countAfter } = startTab('')
  expect(await countAfter(9_000)).toBe(2)
  expect(news).toEqual([])
  tabs.lead(false)
})

test.each([
  [401, 1],
  [403, 1],
  [429, 2],
  [503, 2],
])(
  'A-226 a page whose stream is refused with %i has asked %i times after ten seconds',
  async (status, times) => {
    const { tabs, countAfter } = startTab('', status)
    expect(await countAfter(9_000)).toBe(times)
    tabs.lead(false)
  },
)
