import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { z } from 'zod'
import type { News, NewsBus } from '../../ports/live.ts'
import { databaseFault } from '../shared/engine-faults.ts'
import { createLossWatch } from '../shared/loss-watch.ts'
import { hashOfParts } from '../shared/name-hashes.ts'
import type { NameHasher } from '../shared/name-hashes.ts'
import { withoutWait } from '../shared/request-wait.ts'
import { PROGRAM } from './connections.ts'
import { runWithoutSync } from './statements.ts'
import type { Connection } from './statements.ts'

const CHANNEL = 'maru_news'
const CONNECT_TIMEOUT_MS = 1_000
const QUERY_TIMEOUT_MS = 2_000
const SEND_MS = 1_000
/** A connection that is silent for longer may be cut off. */
const BEAT_MS = 2_000
const FIRST_PAUSE_MS = 250
const MAX_PAUSE_MS = 5_000

const newsSchema = z.object({ member: z.string(), kind: z.string().max(64), mark: z.string() })

function parseNews(text: string): News | null {
  try {
    return newsSchema.safeParse(JSON.parse(text)).data ?? null
  } catch {
    // Another program or release sent it.
    return null
  }
}

type NewsOptions = {
  readonly addresses: readonly string[]
  readonly run: <Result>(
    work: (connection: Connection) => Promise<Result>,
    ms: number,
  ) => Promise<Result>
  readonly hashName: NameHasher
  readonly memberNameOf: (member: string) => string
  readonly tell: (event: 'events_lost' | 'events_ready', sentence: string) => void
}

/**
 * Sends news by NOTIFY, and receives it by LISTEN on a separate connection to the primary server. News contain hashes
 * of a member and of an answer, and a kind; no id, sum or answer.
 */
export function createNewsBus({
  addresses,
  run,
  hashName,
  memberNameOf,
  tell,
}: NewsOptions): NewsBus & { close(): void } {
  const abortController = new AbortController()
  const { signal } = abortController
  const pause = (ms: number) => sleep(ms, undefined, { ref: false, signal }).catch(() => undefined)
  const watch = createLossWatch(
    () => tell('events_ready', 'Events of other processes arrive.'),
    (reason) =>
      tell(
        'events_lost',
        `Events of other processes do not arrive: ${reason}. Pages see them with their next health check.`,
      ),
  )

  /** Listens on one connection until that is lost. */
  const listenAt = async (
    connectionString: string | undefined,
    onText: (text: string) => void,
    onWorks: () => void,
  ) => {
    const client = new pg.Client({
      connectionString,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      query_timeout: QUERY_TIMEOUT_MS,
      application_name: PROGRAM,
    })
    client.on('error', () => undefined)
    client.on('notification', ({ payload }) => onText(payload ?? ''))
    try {
      await client.connect()
      // A standby refuses it.
      await client.query(`LISTEN ${CHANNEL}`)
      while (!signal.aborted) {
        onWorks()
        await pause(BEAT_MS)
        await client.query('SELECT 1')
      }
    } finally {
      // A server that is cut off would let `end` wait.
      void client.end().catch(() => undefined)
    }
  }
  const listen = async (onText: (text: string) => void) => {
    let failures = 0
    for (let hostIndex = 0; !signal.aborted; hostIndex += 1) {
      const onWorks = () => {
        failures = 0
        watch.works()
      }
      try {
        await listenAt(addresses[hostIndex % addresses.length], onText, onWorks)
      } catch (error) {
        watch.fails(databaseFault(error))
      }
      await pause(Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures))
      failures = Math.min(failures + 1, 10)
    }
  }
  const send = async (text: string) => {
    const statement = ['SELECT pg_notify($1, $2)', [CHANNEL, text]] as const
    await run((connection) => runWithoutSync(connection, statement), SEND_MS)
  }
  return {
    nameOf: (member) => hashOfParts('news', memberNameOf(member)),
    markOf: (text) => hashName('news', text),
    tell: (news) => {
      // News may be lost. The listening connection reports the failure.
      withoutWait(() => send(JSON.stringify(news))).catch(() => undefined)
    },
    follow: (listener) => {
      const receive = (text: string) => {
        const news = parseNews(text)
        if (news !== null) listener(news)
      }
      void withoutWait(() => listen(receive))
    },
    close: () => abortController.abort(),
  }
}
