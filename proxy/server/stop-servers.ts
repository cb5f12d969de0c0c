import type { Server } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'

const LAST_ANSWERS_MS = 500
const MAX_TURNS = 100
const QUIET_TURN_MS = 1

type StopOptions = {
  readonly graceMs: number
  readonly onGraceOver: () => void
  /** Answers the requests in flight; resolves when the last connection has closed. */
  readonly drain: () => Promise<unknown>
  readonly closeAll: () => void
}

/**
 * Closes the listeners and drains their connections. Half a second after `graceMs` it closes the rest, and returns half
 * a second later at the latest.
 */
export async function stopServers(
  servers: readonly Server[],
  { graceMs, onGraceOver, drain, closeAll }: StopOptions,
): Promise<void> {
  await acceptWaiting()
  const allClosed = Promise.all([...servers.map(closeListener), drain()])
  const graceTimer = setTimeout(onGraceOver, graceMs)
  const closeTimer = setTimeout(closeAll, graceMs + LAST_ANSWERS_MS)
  await Promise.race([allClosed, delay(graceMs + 2 * LAST_ANSWERS_MS)])
  clearTimeout(graceTimer)
  clearTimeout(closeTimer)
  // `server.close` also ends Node's timeout checks.
  for (const server of servers) server.close()
}

/**
 * Lets the listener accept the connections that already wait in the kernel, which closing would reset. Stops after a
 * turn that took less than 1 ms: connections that arrive in the rest of a long turn would be reset, too.
 */
async function acceptWaiting(): Promise<void> {
  await nextTurn()
  for (let count = 0; count < MAX_TURNS; count += 1) {
    const startedAt = performance.now()
    await nextTurn()
    if (performance.now() - startedAt < QUIET_TURN_MS) return
  }
}

/** `http.Server.close` would close idle connections, which may have a request on its way. */
const closeListener = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    NetServer.prototype.close.call(server, () => {
      resolve()
    })
  })

const delay = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms).unref()
  })
