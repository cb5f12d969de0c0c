import createClient from 'openapi-fetch'
import { contractDigest } from '../generated/contract-digest.ts'
import type { paths } from '../generated/api.ts'
import { parseJson } from '../lib/json.ts'
import {
  CallFailure,
  detailsOf,
  failureFrom,
  failureWithoutAnswer,
  markMoneyAnswer,
} from './call-failure.ts'
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

type Init = CallOptions & {
  readonly body: unknown
  readonly params?: { readonly header: { readonly 'Idempotency-Key'?: string } }
}

/** `data`: the text of a success. `error`: the body of any other answer, parsed if it is JSON. */
type FetchResult = { readonly data?: string; readonly error?: unknown; readonly response: Response }

const client = createClient<paths>(settings)

/**
 * Posts to a route. Everything but a business answer becomes a `CallFailure`: network failures, timeouts, every status
 * but 2xx, and bodies that are not JSON. openapi-fetch alone treats an error with an empty body as a success. Money
 * requests fail as `outcome-unknown` unless they certainly had no effect.
 */
const postAs = (isMember: boolean) => {
  const post = async (route: string, init: Init) => {
    const signedIn = isMember ? pageToken() : null
    const movesMoney = init.params?.header['Idempotency-Key'] !== undefined
    const headers = signedIn && { authorization: `Bearer ${signedIn.token}` }
    const { data, error, response }: FetchResult = await client
      .POST(route as never, { ...init, headers, parseAs: 'text' } as never)
      .catch((cause: unknown) => {
        throw failureWithoutAnswer(cause, route, movesMoney)
      })
    if (movesMoney) markMoneyAnswer(response)
    const digest = response.headers.get('x-contract-digest')
    if (digest !== null && digest !== contractDigest()) otherContractListener()
    if (!response.ok) {
      const failure = failureFrom(response, route, error)
      if (isMember && response.status === 401) sessionEndedListener(failure)
      throw failure
    }
    const body = parseJson((data as string | undefined) ?? null)
    if (body === undefined)
      throw new CallFailure(detailsOf(response, route, { kind: 'unreadable' }))
    return { data: body, response }
  }
  return { POST: post as typeof client.POST }
}

/** Calls without a token. */
export const guest = postAs(false)

/** Calls with the page token. A 401 ends the session everywhere. */
export const member = postAs(true)
