import { connect } from 'node:net'

const CONNECT_TIMEOUT_MS = 1_000

/** Resolves when the address accepts a TCP connection; sends nothing. Rejects after a second. */
export function canConnect(url: string): Promise<void> {
  const { hostname, port, protocol } = new URL(url)
  const target = {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port || (protocol === 'https:' ? 443 : 80)),
  }
  return new Promise((resolve, reject) => {
    const socket = connect({ ...target, timeout: CONNECT_TIMEOUT_MS })
    socket.once('connect', () => {
      socket.destroy()
      resolve()
    })
    socket.once('timeout', () => {
      socket.destroy(new Error('no connection in time'))
    })
    socket.once('error', reject)
  })
}

/** What keeps the server from serving members, one sentence each; empty when it is ready. */
export async function findMissing(
  store: Promise<void>,
  backendUrl: string,
): Promise<readonly string[]> {
  const [sessions, backend] = await Promise.allSettled([store, canConnect(backendUrl)])
  return [
    ...(sessions.status === 'rejected' ? ['The session store does not answer.'] : []),
    ...(backend.status === 'rejected' ? ['The backend does not answer.'] : []),
  ]
}
