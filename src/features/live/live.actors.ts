import { CallFailure } from '../../http/call-failure.ts'
import { pageToken } from '../../http/page-token.ts'
import { isSameMember } from '../../lib/member-id.ts'
import { readTextProperty } from '../../lib/json.ts'
import type { TabChannel } from '../../platform/tab-channel.ts'
import { liveEvents, parseNews } from './live.api.ts'
import type { LiveNews } from './live.api.ts'

export type { LiveNews } from './live.api.ts'

const FIRST_PAUSE_MS = 1_000
const MAX_PAUSE_MS = 300_000
/** A stream that lasted this long was not refused. */
const STEADY_AFTER_MS = 60_000

/** Pause while other browsers of the member use all streams, because an early reconnect would end one of theirs. */
const pauseOfReplaced = (): number => (1 + Math.random()) * MAX_PAUSE_MS

/** The pause is random, because all pages of a stopped proxy come back at once. */
const pauseAfter = (failures: number): number =>
  FIRST_PAUSE_MS + Math.random() * Math.min(MAX_PAUSE_MS, 4_000 * 2 ** failures)

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', finish)
      resolve()
    }
    const timer = setTimeout(finish, ms)
    signal.addEventListener('abort', finish)
  })

const TOO_MANY_REQUESTS = 429

/** Whether reconnecting cannot help, because the session has ended or the proxy is of a release without events. */
const isFinal = (error: unknown): boolean => {
  const status = error instanceof CallFailure ? (error.status ?? 0) : 0
  return status >= 400 && status < 500 && status !== TOO_MANY_REQUESTS
}

/**
 * Reads the member's stream of events, again after each end. Pages lose nothing while there is none: health checks go
 * on.
 */
async function followStream(
  receive: (data: string) => LiveNews | null,
  signal: AbortSignal,
): Promise<void> {
  let failures = 0
  while (!signal.aborted) {
    const startedAt = Date.now()
    let isReplaced = false
    try {
      for await (const data of liveEvents(signal)) isReplaced = receive(data)?.about === 'replaced'
    } catch (error) {
      if (isFinal(error)) return
    }
    failures = Date.now() - startedAt > STEADY_AFTER_MS ? 0 : failures + 1
    await pause(isReplaced ? pauseOfReplaced() : pauseAfter(failures), signal)
  }
}

type LiveTabs = {
  /** Starts and stops reading the stream: one tab reads for all. */
  readonly lead: (isLeader: boolean) => void
}

/** Passes news to this tab and to the other tabs of the member, whichever of them reads the stream. */
export const connectLiveTabs = (
  channel: TabChannel,
  onNews: (news: LiveNews) => void,
): LiveTabs => {
  let abortController: AbortController | null = null
  const pass = (data: string): LiveNews | null => {
    const news = parseNews(data)
    if (news !== null) onNews(news)
    return news
  }
  channel.addEventListener('message', ({ data }) => {
    const text = readTextProperty(data, 'event')
    const userId = readTextProperty(data, 'userId')
    if (text !== null && isSameMember(userId, pageToken()?.userId)) pass(text)
  })
  return {
    lead: (isLeader) => {
      if (isLeader === (abortController !== null)) return
      abortController?.abort()
      abortController = isLeader ? new AbortController() : null
      if (abortController === null) return
      const receive = (event: string) => {
        channel.postMessage({ event, userId: pageToken()?.userId })
        return pass(event)
      }
      void followStream(receive, abortController.signal)
    },
  }
}
