import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { databaseFault } from '../shared/engine-faults.ts'
import type { RedisClient } from '../redis/client.ts'
import type { LossWatch } from '../shared/loss-watch.ts'
import { hashOfParts } from '../shared/name-hashes.ts'
import type { NewsTransport } from '../shared/news-bus.ts'
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

type Run = <Result>(
  work: (connection: Connection) => Promise<Result>,
  ms: number,
) => Promise<Result>

/** Sends news by NOTIFY, and receives it by LISTEN on a separate connection to the primary server. */
export function createPostgresNews(addresses: readonly string[], run: Run): NewsTransport {
  const abortController = new AbortController()
  const { signal } = abortController
  const pause = (ms: number) => sleep(ms, undefined, { ref: false, signal }).catch(() => undefined)

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
  const listen = async (onText: (text: string) => void, watch: LossWatch) => {
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
  return {
    send: async (text) => {
      const statement = ['SELECT pg_notify($1, $2)', [CHANNEL, text]] as const
      await run((connection) => runWithoutSync(connection, statement), SEND_MS)
    },
    listen: (onText, watch) => void listen(onText, watch),
    close: () => abortController.abort(),
  }
}

/**
 * News on a channel of Redis.
 * @param site name of the site: sites that share a server receive only their own news
 */
export function createRedisNews(client: RedisClient, site: string): NewsTransport {
  const channel = `maru:${hashOfParts('news', site)}`
  return {
    send: (text) => client.publish(channel, text),
    listen: (onText, watch) => client.listen(channel, onText, watch),
    // The connection closes with the client.
    close: () => undefined,
  }
}
