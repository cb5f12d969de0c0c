import type { IncomingMessage, ServerResponse } from 'node:http'
import { parse } from 'hono/utils/cookie'
import { LANGUAGE_COOKIE } from '../../../src/lib/prerendered-page.ts'
import { refuseRead } from './refuse.ts'
import type { RefusalPorts } from './refusals.ts'

/** Longer headers are refused. */
const MAX_BYTES = 16_384
/** Up to this length they are read, so that the refusal is a page in the player's language. */
export const READ_BYTES = 65_536

/** `: ` and the end of the line. */
const PUNCTUATION = 4
const CODE = 'HPE_HEADER_OVERFLOW'

const hasLargeHeaders = ({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean => {
  const length = rawHeaders.reduce((sum, text) => sum + text.length, 0)
  return length + (PUNCTUATION * rawHeaders.length) / 2 > MAX_BYTES
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
  refuseRead(request, response, ports, { status: 431, reason: 'unreadable', details: [CODE] }, page)
}

/** Whether a request expects what HTTP does not have (RFC 9110, section 10.1.1). */
const hasUnknownExpectation = ({ headers: { expect } }: IncomingMessage): boolean =>
  expect !== undefined && expect.toLowerCase() !== '100-continue'

/** Responds 417. */
const refuseExpectation = (
  request: IncomingMessage,
  response: ServerResponse,
  ports: RefusalPorts,
): void => refuseRead(request, response, ports, { status: 417, reason: 'expectation' })

/** How to refuse a request for its headers; null: not at all. */
export function headerRefusalFor(request: IncomingMessage) {
  if (hasLargeHeaders(request)) return refuseLargeHeaders
  return hasUnknownExpectation(request) ? refuseExpectation : null
}
