import { z } from 'zod'
import type { News, NewsBus } from '../../ports/live.ts'
import { withoutWait } from './request-wait.ts'
import { createLossWatch } from './loss-watch.ts'
import type { LossWatch } from './loss-watch.ts'
import { hashOfParts } from './name-hashes.ts'
import type { NameHasher } from './name-hashes.ts'

/** Sends short texts to every process that listens. */
export type NewsTransport = {
  /** Rejects when the other processes cannot be informed. */
  send(text: string): Promise<void>
  /** Listens until `close`, and connects again whenever the connection is lost. */
  listen(onText: (text: string) => void, watch: LossWatch): void
  close(): void
}

export type TellEvents = (event: 'events_lost' | 'events_ready', sentence: string) => void

const newsSchema = z.object({ member: z.string(), kind: z.string().max(64), mark: z.string() })

function parseNews(text: string): News | null {
  try {
    return newsSchema.safeParse(JSON.parse(text)).data ?? null
  } catch {
    // Another program or release sent it.
    return null
  }
}

/** News contain hashes of a member and of an answer, and a kind; no id, sum or answer. */
export function createNewsBus(
  transport: NewsTransport,
  names: NameHasher,
  memberNameOf: (member: string) => string,
  tell: TellEvents,
): NewsBus {
  const watch = createLossWatch(
    () => tell('events_ready', 'Events of other processes arrive.'),
    (reason) =>
      tell(
        'events_lost',
        `Events of other processes do not arrive: ${reason}. Pages see them with their next health check.`,
      ),
  )
  return {
    nameOf: (member) => hashOfParts('news', memberNameOf(member)),
    markOf: (text) => names.hashOf('news', text),
    tell: (news) => {
      // News may be lost. The listening connection reports the failure.
      withoutWait(() => transport.send(JSON.stringify(news))).catch(() => undefined)
    },
    follow: (listener) => {
      const receive = (text: string) => {
        const news = parseNews(text)
        if (news !== null) listener(news)
      }
      withoutWait(() => transport.listen(receive, watch))
    },
  }
}
