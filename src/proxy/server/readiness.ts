import { connect } from 'node:net'

const CONNECT_TIMEOUT_MS = 1_000

/** Resolves when something accepts connections there; nothing is sent. Rejects after a second. */
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

/** What the server lacks to serve a member, in words; empty when nothing. */
export async function whatIsMissing(
  store: Promise<void>,
  backendUrl: string,
): Promise<readonly string[]> {
  const [sessions, backend] = await Promise.allSettled([store, canConnect(backendUrl)])
  return [
    ...(sessions.status === 'rejected' ? ['The session store does not answer.'] : []),
    ...(backend.status === 'rejected' ? ['The backend does not answer.'] : []),
  ]
}
