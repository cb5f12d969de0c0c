import type { Server } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'

const LAST_ANSWERS_MS = 500

type Stopping = {
  readonly graceMs: number
  readonly onGraceOver: () => void
  /** Serves what is still on its way; resolves when the last connection has closed. */
  readonly drain: () => Promise<unknown>
  readonly closeAll: () => void
}

/** Closes the listeners and drains their connections. Half a second after `graceMs` it closes the rest. */
export async function stopServers(
  servers: readonly Server[],
  { graceMs, onGraceOver, drain, closeAll }: Stopping,
): Promise<void> {
  await acceptWaiting()
  const closed = Promise.all([...servers.map(closeListener), drain()])
  const grace = setTimeout(onGraceOver, graceMs)
  const last = setTimeout(closeAll, graceMs + LAST_ANSWERS_MS)
  await Promise.race([closed, after(graceMs + 2 * LAST_ANSWERS_MS)])
  clearTimeout(grace)
  clearTimeout(last)
  // Also ends the timeout checks.
  for (const server of servers) server.close()
}

const MAX_TURNS = 100
const QUIET_TURN_MS = 1

/**
 * Lets the listener accept the connections that already wait in the kernel, which closing would reset. Ends after a
 * turn with little work, as those that come in the rest of a turn are reset, too.
 */
async function acceptWaiting(): Promise<void> {
  await turn()
  for (let count = 0; count < MAX_TURNS; count += 1) {
    const started = performance.now()
    await turn()
    if (performance.now() - started < QUIET_TURN_MS) return
  }
}

/** `http.Server.close` would close idle connections, which may have a request on its way. */
const closeListener = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    NetServer.prototype.close.call(server, () => {
      resolve()
    })
  })

const after = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms).unref()
  })
