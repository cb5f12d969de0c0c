import { Agent, ProxyAgent, request } from 'undici'
import type { Dispatcher } from 'undici'
import { NoAnswerError } from '../contract/model.ts'
import type { ReceivedResponse, RequestSent, Transport } from '../contract/model.ts'
import { readBody } from './read-body.ts'

/** The code of a certificate that Node does not accept. */
const CERTIFICATE_CODE = /CERT|SIGNATURE/

/** The code of a certificate whose issuer is not trusted. */
const UNKNOWN_ISSUER_CODE = /SELF_SIGNED|ISSUER|LEAF_SIGNATURE/

/** TLS errors for a plain HTTP peer; codes differ between OpenSSL releases. */
const NO_TLS_CODE = /^(EPROTO|ERR_SSL_(WRONG_VERSION_NUMBER|PACKET_LENGTH_TOO_LONG|HTTP_REQUEST))$/

const codesOf = (error: unknown): readonly string[] => {
  if (!(error instanceof Error)) return []
  const code: unknown = Reflect.get(error, 'code')
  const errors: unknown = Reflect.get(error, 'errors')
  return [
    ...(typeof code === 'string' ? [code] : []),
    // A host with several addresses has one error per address.
    ...(Array.isArray(errors) ? errors.flatMap(codesOf) : []),
    ...codesOf(error.cause),
  ]
}

type ConnectionFailure = {
  /** What happened and, if known, what to do; without a full stop. */
  readonly reason: string
  /** The connection failed, independent of the request. */
  readonly isUnreachable: boolean
}

export function connectionFailure(
  error: unknown,
  url: string,
  timeoutMs: number,
): ConnectionFailure {
  const codes = codesOf(error)
  const unreachableReason = describeUnreachable(codes, url)
  if (unreachableReason !== undefined) return { reason: unreachableReason, isUnreachable: true }
  return { reason: describeBroken(error, codes, url, timeoutMs), isUnreachable: false }
}

function describeUnreachable(codes: readonly string[], url: string): string | undefined {
  const has = (...names: readonly string[]) => names.some((code) => codes.includes(code))
  const { host, hostname } = new URL(url)
  if (has('ECONNREFUSED'))
    return `connection refused: nothing listens on ${host}. Check the address, and that the server runs`
  if (has('ENOTFOUND')) return `the host name ${hostname} is not known. Check its spelling`
  if (has('EAI_AGAIN'))
    return `the host name ${hostname} cannot be looked up now. Check its spelling, the network and DNS`
  if (has('EHOSTUNREACH', 'ENETUNREACH')) return `${host} is unreachable. Check the address`
  if (has('UND_ERR_CONNECT_TIMEOUT', 'ETIMEDOUT'))
    return `the server at ${host} does not accept a connection in time. Check the address and the firewall`
  if (has('ERR_TLS_CERT_ALTNAME_INVALID'))
    return `the certificate of ${host} is for another host name. Give the name that it has`
  if (codes.some((code) => NO_TLS_CODE.test(code)))
    return `the server at ${host} does not use TLS. Give ${url.replace(/^https:/, 'http:')}`
  const certificateCode = codes.find((code) => CERTIFICATE_CODE.test(code))
  if (certificateCode === undefined) return undefined
  const advice = UNKNOWN_ISSUER_CODE.test(certificateCode)
    ? '. To trust a private CA, give Node its certificate: NODE_EXTRA_CA_CERTS=FILE'
    : ''
  return `the certificate of ${host} is not accepted (${certificateCode})${advice}`
}

const CLOSED_CONNECTION = 'the connection was closed'

function describeBroken(
  error: unknown,
  codes: readonly string[],
  url: string,
  timeoutMs: number,
): string {
  if (error instanceof Error && error.name === 'TimeoutError')
    return `no answer within ${timeoutMs / 1_000} s`
  if (codes.some((code) => code.startsWith('HPE_'))) return `the answer is not HTTP${tlsHint(url)}`
  if (codes.some((code) => CLOSING_CODES.includes(code))) return CLOSED_CONNECTION
  const [code] = codes
  const codeText = code === undefined ? '' : ` (${code})`
  return error instanceof Error ? `${error.message}${codeText}` : String(error)
}

const CLOSING_CODES: readonly string[] = ['ECONNRESET', 'UND_ERR_SOCKET', 'EPIPE']

const tlsHint = (url: string): string =>
  url.startsWith('http:')
    ? `. If the server speaks TLS, give ${url.replace(/^http:/, 'https:')}`
    : ''

type HttpOptions = {
  readonly url: string
  readonly timeoutMs: number
  readonly answerAtMostBytes: number
  readonly via?: string | undefined
}

/**
 * Sends requests over HTTP; follows no redirects and limits the answer's size. Only repeatable requests use kept
 * connections, which a server may close while a request is on its way; they are then sent again once.
 */
export function createHttpTransport(options: HttpOptions): Transport {
  const baseUrl = options.url.replace(/\/+$/, '')
  const sharedDispatcher = dispatcherFor(options, 1)
  // undici keeps no connection open when pipelining is 0.
  const freshDispatcher = dispatcherFor(options, 0)
  let hasAnswered = false
  const send = async (
    { method, path, headers, text }: RequestSent,
    dispatcher: Dispatcher,
  ): Promise<ReceivedResponse> => {
    try {
      const response = await request(`${baseUrl}${path}`, {
        method: method as 'POST',
        headers: { 'accept-encoding': 'identity', ...headers },
        body: text ?? null,
        dispatcher,
        signal: AbortSignal.timeout(options.timeoutMs),
      })
      hasAnswered = true
      const chunks: Buffer[] = []
      let size = 0
      for await (const chunk of response.body as AsyncIterable<Buffer>) {
        size += chunk.length
        if (size > options.answerAtMostBytes) {
          response.body.destroy()
          const limit = options.answerAtMostBytes / 1_000_000
          throw new NoAnswerError(`the answer is longer than ${limit} MB`)
        }
        chunks.push(chunk)
      }
      const entries = Object.entries(response.headers).map(([name, value]) => [
        name.toLowerCase(),
        [value].flat().join(', '),
      ])
      const responseHeaders = Object.fromEntries(entries) as Record<string, string>
      const body = readBody(Buffer.concat(chunks), responseHeaders)
      return { status: response.statusCode, headers: responseHeaders, ...body }
    } catch (error) {
      if (error instanceof NoAnswerError) throw error
      const failure = connectionFailure(error, baseUrl, options.timeoutMs)
      if (failure.reason === CLOSED_CONNECTION && dispatcher === sharedDispatcher)
        throw new ConnectionClosedError()
      const hint = failure.reason === CLOSED_CONNECTION && !hasAnswered ? tlsHint(baseUrl) : ''
      throw new NoAnswerError(`${failure.reason}${hint}`, failure.isUnreachable)
    }
  }
  return async (sent) => {
    if (sent.isRepeatable !== true) return send(sent, freshDispatcher)
    try {
      return await send(sent, sharedDispatcher)
    } catch (error) {
      if (error instanceof ConnectionClosedError) return send(sent, freshDispatcher)
      throw error
    }
  }
}

class ConnectionClosedError extends Error {}

function dispatcherFor({ via }: HttpOptions, pipelining: 0 | 1): Dispatcher {
  const options = { keepAliveTimeout: 4_000, pipelining }
  return via === undefined ? new Agent(options) : new ProxyAgent({ uri: via, ...options })
}
