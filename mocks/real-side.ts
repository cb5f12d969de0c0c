import { parseJson, readProperty } from '../src/lib/json.ts'
import type { Call as AskedCall } from './answer-request.ts'
import { operationIds } from './control/sides.ts'
import type { Sides } from './control/sides.ts'
import type { RunTransaction } from './db/store.ts'
import { openSessionOfLogin, adoptMember, adoptToken } from './handlers/adopt-member.ts'
import { problemAnswer } from './handlers/problem.ts'
import type { Answer, Refusal } from './handlers/problem.ts'
import { bearerOf } from './handlers/token-session.ts'

/** Sends a request to the real backend; `path` begins with `/public/`. Rejects when it does not answer. */
export type CallRealBackend = (path: string, init: RequestInit) => Promise<Response>

export type Call = AskedCall & { readonly signal: AbortSignal }

type Ports = {
  readonly callRealBackend: CallRealBackend
  readonly sides: Sides
  readonly transact: RunTransaction
}

/** `failure`: why the real backend did not answer. */
export type RealAnswer = { readonly answer: Answer; readonly failure: string | null }

const TIMEOUT_MS = 30_000
/** The call whose answer names the member of a session. */
const MEMBER_PATH = '/public/user/user_health_check'

const requestHeaders = [
  'accept',
  'accept-language',
  'authorization',
  'content-type',
  'forwarded',
  'idempotency-key',
  'origin',
  'x-request-id',
]
const answerHeaders = ['content-type', 'retry-after', 'x-request-id']

const pickHeaders = (names: readonly string[], headers: Headers): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = headers.get(name)
      return value === null ? [] : [[name, value]]
    }),
  )

function reasonOf(error: unknown): string {
  const cause = readProperty(error, 'cause')
  const code = readProperty(cause, 'code')
  return typeof code === 'string' ? code : error instanceof Error ? error.message : String(error)
}

const unreachableAnswer = (failure: string, requestId: string): RealAnswer => ({
  answer: problemAnswer({ code: 'backend_unreachable', detail: failure }, requestId),
  failure,
})

/** Names the real operations, or the mocked ones if they are fewer. */
function affectedText(sides: Sides): string {
  const real = operationIds.filter((operationId) => sides.sideOf(operationId) === 'real')
  const mockedOperations = operationIds.filter(
    (operationId) => sides.sideOf(operationId) === 'mock',
  )
  if (mockedOperations.length === 0) return 'Affected: all operations.'
  const summary =
    real.length <= mockedOperations.length
      ? `Affected: ${real.join(', ')}.`
      : `Affected: all operations except ${mockedOperations.join(', ')}.`
  return `${summary} The mock still answers the other operations.`
}

export function createRealSide({ callRealBackend, sides, transact }: Ports) {
  let isBackendDown = false

  function warnOfChange(failure: string | null): void {
    if ((failure !== null) === isBackendDown) return
    isBackendDown = failure !== null
    console.warn(failure ?? `${sides.backend} answers again.`)
  }

  async function send(call: Call): Promise<RealAnswer> {
    const { path, method, headers, text, requestId, signal } = call
    const hasBody = text !== '' && method !== 'GET' && method !== 'HEAD'
    try {
      const response = await callRealBackend(path, {
        method,
        headers: pickHeaders(requestHeaders, headers),
        redirect: 'manual',
        signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
        ...(hasBody ? { body: text } : {}),
      })
      const head = {
        status: response.status,
        headers: pickHeaders(answerHeaders, response.headers),
      }
      const answer = { ...head, text: await response.text() }
      warnOfChange(null)
      return { answer, failure: null }
    } catch (error) {
      signal.throwIfAborted()
      const failure = `The real backend ${sides.backend} does not answer (${reasonOf(error)}). ${affectedText(sides)}`
      warnOfChange(failure)
      return unreachableAnswer(failure, requestId)
    }
  }

  /** The session's issuer; null: unknown to the mock. */
  const issuerOf = (token: string) =>
    transact((db, now) => {
      const entry = db.tokens.get(token)
      if (entry === undefined || (entry.isReal && entry.expiresAt <= now)) return null
      return entry.isReal === true ? 'real' : 'mock'
    })

  async function followSession(call: Call, { status, text }: Answer): Promise<void> {
    const token = bearerOf(call.headers)
    if (call.operation?.operationId === 'doLogin' && status === 200) {
      const [body, login] = [parseJson(call.text), parseJson(text)]
      await transact((db, now) => openSessionOfLogin({ db, now }, { body, login, isReal: true }))
    } else if (status === 401 && token !== null) {
      await transact((db) => db.tokens.remove(token))
    }
  }

  return {
    isFor: ({ operation }: Pick<Call, 'operation'>): boolean =>
      operation !== undefined && sides.sideOf(operation.operationId) === 'real',

    async answer(call: Call): Promise<RealAnswer> {
      const { operation, requestId, headers } = call
      const token = bearerOf(headers)
      if (operation?.access === 'member' && token !== null && (await issuerOf(token)) === 'mock') {
        const failure =
          `${operation.operationId} is real, but the mock issued this session. ` +
          'Let the real backend answer doLogin and sign in again, or mock this operation.'
        console.warn(failure)
        return unreachableAnswer(failure, requestId)
      }
      const realAnswer = await send(call)
      if (realAnswer.failure === null) await followSession(call, realAnswer.answer)
      return realAnswer
    },

    /**
     * Before the mock answers a member's call: accepts a session of the real backend that the mock lacks, such
     * as one from before a restart. Returns why that is impossible; null: done or not needed.
     */
    async acceptSession(call: Call): Promise<Refusal | null> {
      const token = bearerOf(call.headers)
      if (sides.backend === null || call.operation?.access !== 'member' || token === null)
        return null
      if ((await issuerOf(token)) !== null) return null
      const { answer, failure } = await send({
        ...call,
        path: MEMBER_PATH,
        method: 'POST',
        text: '{}',
      })
      if (failure !== null) return { code: 'backend_unreachable', detail: failure }
      const user = answer.status === 200 ? readProperty(parseJson(answer.text), 'user') : undefined
      if (user === undefined) return null
      await transact((db, now) => {
        const member = adoptMember({ db, now }, user, null)
        if (member !== null) adoptToken({ db, now }, { token, member, isReal: true })
      })
      return null
    },
  }
}

export type RealSide = ReturnType<typeof createRealSide>
