import { connect } from 'node:net'
import { StoreUnavailableError, UnexpectedStoreError } from '../store/shared/store-errors.ts'

const CONNECT_TIMEOUT_MS = 1_000
const FRESH_MS = 1_000

/** Resolves when the address accepts a TCP connection; sends nothing. Rejects after a second. */
function canConnect(url: string): Promise<void> {
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

function storeProblem(error: unknown): string {
  if (error instanceof UnexpectedStoreError) return error.message
  const reason = error instanceof StoreUnavailableError ? `: ${error.message}` : ''
  return `The session store does not respond${reason}.`
}

async function findReasons(
  checkStore: () => Promise<void>,
  backendUrl: string,
): Promise<readonly string[]> {
  const [store, backend] = await Promise.allSettled([checkStore(), canConnect(backendUrl)])
  return [
    ...(store.status === 'rejected' ? [storeProblem(store.reason)] : []),
    ...(backend.status === 'rejected'
      ? [`The backend does not answer: ${messageOf(backend.reason)}.`]
      : []),
  ]
}

/**
 * Reasons why the server cannot serve members, one sentence each; empty when ready. Runs at most one check at a time
 * and one per second.
 */
export function createReadiness(
  checkStore: () => Promise<void>,
  backendUrl: string,
  clock: { now(): number },
): () => Promise<readonly string[]> {
  let lastCheck: { readonly reasons: Promise<readonly string[]>; freshUntil: number } | null = null
  return () => {
    if (lastCheck !== null && clock.now() < lastCheck.freshUntil) return lastCheck.reasons
    const reasons = findReasons(checkStore, backendUrl)
    const check = { reasons, freshUntil: Infinity }
    lastCheck = check
    void reasons.then(() => {
      check.freshUntil = clock.now() + FRESH_MS
    })
    return reasons
  }
}

/** The message of an error, without a full stop; for several addresses, that of the first. */
export function messageOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return messageOf(error.errors[0])
  return error instanceof Error ? error.message || error.name : String(error)
}
