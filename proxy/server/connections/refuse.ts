import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { ProblemError } from '../../http/problem.ts'
import type { Connection } from './connection.ts'
import type { Refusal, RefusalPorts } from './refusals.ts'
import {
  hasLeft,
  isUnreadable,
  unreadableAnswer,
  unreadableFields,
  unreadableWords,
} from './unreadable-request.ts'

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
    const own = [...answer.headers, 'x-request-id', requestId]
    response.writeHead(status, [...own, ...Object.entries(headers).flat()]).end(answer.body)
  })
  request.resume()
}

/** Responds to a request whose headers are refused, and ends its connection. */
export function refuseRead(
  request: IncomingMessage,
  response: ServerResponse,
  { headers, onRefusal }: RefusalPorts,
  refusal: Required<Pick<Refusal, 'status'>> & Omit<Refusal, 'requestId' | 'status'>,
  page?: string | null,
): void {
  const requestId = crypto.randomUUID()
  onRefusal({ requestId, ...refusal })
  const words = page ?? unreadableWords(refusal.status)
  request.resume()
  response.writeHead(refusal.status, unreadableFields(words, requestId, headers)).end(words)
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
  const open = [...connection.open]
  const last = open.findLast(({ req }) => req.complete)
  if (connection.isEnding && last !== undefined) return
  const isSilent = last !== undefined || open.some(({ headersSent }) => headersSent)
  if (!hasLeft(error)) refuseUnreadable(error, socket, isSilent, ports)
  connection.isEnding = true
  if (last === undefined) {
    socket.destroySoon()
    return
  }
  socket.pause()
  if (!last.headersSent) last.setHeader('connection', 'close')
  last.once('close', () => socket.destroySoon())
}
