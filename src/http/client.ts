import createClient from 'openapi-fetch'
import type { Middleware } from 'openapi-fetch'
import { contractDigest } from '../generated/contract-digest.ts'
import type { paths } from '../generated/api.ts'
import type { CallFailure } from './call-failure.ts'
import { bodyOf, throwFailures } from './throw-failures.ts'
import { pageToken } from './page-token.ts'

/** Client-side timeout in milliseconds; the proxy's limit is shorter. */
export const CALL_TIMEOUT_MS = 20_000

/** Options of every function in an `*.api.ts` file. `signal` aborts the call. */
export type CallOptions = { readonly signal?: AbortSignal }

const settings = {
  baseUrl: typeof location === 'undefined' ? 'http://localhost' : location.origin,
  fetch: (request: Request) =>
    globalThis.fetch(request, {
      signal: AbortSignal.any([request.signal, AbortSignal.timeout(CALL_TIMEOUT_MS)]),
    }),
}

let sessionEndedListener: (failure: CallFailure) => void = () => undefined

/** Sets the one listener for 401 answers to member calls. */
export const onSessionEnded = (listener: (failure: CallFailure) => void): void => {
  sessionEndedListener = listener
}

let otherContractListener = (): void => undefined

/** Sets the one listener for answers of a proxy with another contract than this page's. */
export const onOtherContract = (listener: () => void): void => {
  otherContractListener = listener
}

const contractWatch: Middleware = {
  onResponse: ({ response }) => {
    const digest = response.headers.get('x-contract-digest')
    if (digest !== null && digest !== contractDigest()) otherContractListener()
  },
}

const membership: Middleware = {
  onRequest: ({ request }) => {
    const signedIn = pageToken()
    if (signedIn !== null) request.headers.set('authorization', `Bearer ${signedIn.token}`)
  },
}

const clientWith = (...middleware: readonly Middleware[]) => {
  const client = createClient<paths>(settings)
  client.use(...middleware)
  const post = async (route: never, init: object) => {
    // `throwFailures` reads and parses the body.
    const { response } = await client.POST(route, { ...init, parseAs: 'stream' } as never)
    return { data: bodyOf(response), response }
  }
  return { POST: post as typeof client.POST }
}

// openapi-fetch runs the last middleware first on answers.

/** Calls without a token. */
export const guest = clientWith(throwFailures(), contractWatch)

/** Calls with the page token. A 401 ends the session everywhere. */
export const member = clientWith(
  throwFailures((failure) => sessionEndedListener(failure)),
  membership,
  contractWatch,
)
