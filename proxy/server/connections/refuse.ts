import { STATUS_CODES } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { parse } from 'hono/utils/cookie'
import { LANGUAGE_COOKIE } from '../../../src/lib/prerendered-page.ts'
import { ProblemError } from '../../http/problem.ts'
import type { Connection } from './connections.ts'
import type { Refusal, RefusalPorts } from './refusals.ts'

const RETRY_AFTER_SECONDS = 1

/**
 * Responds with 503 to one pipelined request too many, after the whole request has arrived; closing earlier could
 * destroy the response.
 */
export function refuseRequest(
  request: IncomingMessage,
  response: ServerResponse,
  { headers, onRefusal }: RefusalPorts,
): void {
  const requestId = crypto.randomUUID()
  const problem = new ProblemError('backend_unreachable', {
    detail: 'Too many requests wait on this connection.',
    retryAfter: RETRY_AFTER_SECONDS,
  })
  const status = 503
  onRefusal({ reason: 'pipelining', requestId, status, code: problem.code })
  request.once('end', () => {
    const answer = problem.toResponse(requestId)
    const allHeaders = [...answer.headers, 'x-request-id', requestId]
    response.writeHead(status, [...allHeaders, ...Object.entries(headers).flat()]).end(answer.body)
  })
  request.resume()
}

/** Responds to a request whose headers are refused, and ends its connection. */
function refuseHeaders(
  request: IncomingMessage,
  response: ServerResponse,
  { headers, onRefusal }: RefusalPorts,
  refusal: Required<Pick<Refusal, 'status'>> & Omit<Refusal, 'requestId' | 'status'>,
  page?: string | null,
): void {
  const requestId = crypto.randomUUID()
  onRefusal({ requestId, ...refusal })
  const body = page ?? statusText(refusal.status)
  request.resume()
  response.writeHead(refusal.status, refusalHeaders(body, requestId, headers)).end(body)
}

function refuseUnreadable(
  error: NodeJS.ErrnoException,
  socket: Socket,
  isSilent: boolean,
  { onRefusal, ...ports }: RefusalPorts,
): void {
  const requestId = crypto.randomUUID()
  const { status, text } = unreadableAnswer(error, requestId, ports)
  const sentStatus = isSilent ? {} : { status }
  onRefusal({ reason: 'unreadable', requestId, ...sentStatus, details: [error.code ?? ''] })
  if (!isSilent && socket.writable) socket.write(text)
}

/**
 * Ends a connection with unreadable input. Pending requests are answered first; otherwise a client would take the
 * error for their answer.
 */
export function endUnreadable(
  error: NodeJS.ErrnoException,
  socket: Socket,
  connection: Connection | undefined,
  ports: RefusalPorts,
): void {
  if (connection === undefined || socket.bytesRead === 0 || !isUnreadable(error)) {
    socket.destroy()
    return
  }
  const openResponses = [...connection.openResponses]
  const lastComplete = openResponses.findLast(({ req }) => req.complete)
  if (connection.isEnding && lastComplete !== undefined) return
  const isSilent =
    lastComplete !== undefined || openResponses.some(({ headersSent }) => headersSent)
  if (!isClientGone(error)) refuseUnreadable(error, socket, isSilent, ports)
  connection.isEnding = true
  if (lastComplete === undefined) {
    socket.destroySoon()
    return
  }
  socket.pause()
  if (!lastComplete.headersSent) lastComplete.setHeader('connection', 'close')
  lastComplete.once('close', () => socket.destroySoon())
}

const statuses: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/** Whether a connection error is caused by malformed or late input. */
const isUnreadable = ({ code = '' }: NodeJS.ErrnoException): boolean =>
  code.startsWith('HPE_') || code === 'ERR_HTTP_REQUEST_TIMEOUT'

const isClientGone = ({ code }: NodeJS.ErrnoException): boolean => code === 'HPE_INVALID_EOF_STATE'

const statusText = (status: number): string => `${STATUS_CODES[status]}.\n`

/** Headers of a response that ends its connection; a page begins with `<`. */
const refusalHeaders = (
  body: string,
  requestId: string,
  headers: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> => ({
  ...headers,
  date: new Date().toUTCString(),
  'content-type': `text/${body.startsWith('<') ? 'html' : 'plain'}; charset=utf-8`,
  'content-length': String(Buffer.byteLength(body)),
  'x-request-id': requestId,
  connection: 'close',
})

/** Response to unparseable HTTP, as text, because there is no response object. */
function unreadableAnswer(
  { code = '' }: NodeJS.ErrnoException,
  requestId: string,
  { headers, largePage }: Pick<RefusalPorts, 'headers' | 'largePage'>,
): { readonly status: number; readonly text: string } {
  const status = statuses[code] ?? 400
  const body = (status === 431 ? largePage?.(null) : null) ?? statusText(status)
  const fields = refusalHeaders(body, requestId, headers)
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}`)
  return {
    status,
    text: [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'),
  }
}

/** Longer headers are refused. */
const MAX_BYTES = 16_384
/** Up to this length they are read, so that the refusal is a page in the player's language. */
export const READ_BYTES = 65_536

/** `: ` and the end of the line. */
const PUNCTUATION_LENGTH = 4
const OVERFLOW_CODE = 'HPE_HEADER_OVERFLOW'

const hasLargeHeaders = ({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean => {
  const length = rawHeaders.reduce((sum, text) => sum + text.length, 0)
  return length + (PUNCTUATION_LENGTH * rawHeaders.length) / 2 > MAX_BYTES
}

const isNavigation = ({ method, headers }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD') && (headers.accept ?? '').includes('text/html')

/** Responds 431: to a navigation with a page that says what to do. */
function refuseLargeHeaders(
  request: IncomingMessage,
  response: ServerResponse,
  ports: RefusalPorts,
): void {
  const language = parse(request.headers.cookie ?? '', LANGUAGE_COOKIE)[LANGUAGE_COOKIE]
  const page = isNavigation(request) ? ports.largePage?.(language ?? null) : null
  refuseHeaders(
    request,
    response,
    ports,
    { status: 431, reason: 'unreadable', details: [OVERFLOW_CODE] },
    page,
  )
}

/** Whether a request expects what HTTP does not have (RFC 9110, section 10.1.1). */
const hasUnknownExpectation = ({ headers: { expect } }: IncomingMessage): boolean =>
  expect !== undefined && expect.toLowerCase() !== '100-continue'

/** Responds 417. */
const refuseExpectation = (
  request: IncomingMessage,
  response: ServerResponse,
  ports: RefusalPorts,
): void => refuseHeaders(request, response, ports, { status: 417, reason: 'expectation' })

/** How to refuse a request for its headers; null: not at all. */
export function headerRefusalFor(request: IncomingMessage) {
  if (hasLargeHeaders(request)) return refuseLargeHeaders
  return hasUnknownExpectation(request) ? refuseExpectation : null
}
