import { backendOperations } from '../../../../src/generated/backend-operations.ts'
import type { OperationId } from '../../../../mocks/handlers/contract.ts'
import type { Received, Sent, Transport } from '../../core/model.ts'
import type { Layer } from '../../../../tests/support/verified-mock.ts'

/** A backend with one fault, and the check and place that must report it. */
export type Break = {
  readonly name: string
  readonly check: string
  readonly operation: OperationId
  readonly layer: Layer
}

export type Json = Record<string, unknown>
type Change = (json: Json, sent: Sent) => unknown

const pathOf = (operation: OperationId): string => {
  const found = backendOperations.find(({ operationId }) => operationId === operation)
  if (found === undefined) throw new Error(`The contract has no operation ${operation}`)
  return found.path
}

export const at =
  (operation: OperationId, answer: (sent: Sent, next: Transport) => Promise<Received>): Layer =>
  (next) =>
  (sent) =>
    sent.path === pathOf(operation) ? answer(sent, next) : next(sent)

export const withMemory =
  (begin: () => Layer): Layer =>
  (next, pass) =>
    begin()(next, pass)

const read = (text: string): Json => JSON.parse(text) as Json

export const answering = (operation: OperationId, change: Change): Layer =>
  at(operation, async (sent, next) => {
    const received = await next(sent)
    if (received.status !== 200) return received
    return { ...received, text: JSON.stringify(change(read(received.text), sent)) }
  })

export const erring = (
  operation: OperationId,
  status: number,
  change: (received: Received, json: Json) => Received,
): Layer =>
  receiving(operation, (received) =>
    received.status === status ? change(received, read(received.text)) : received,
  )

export const receiving = (
  operation: OperationId,
  change: (received: Received, sent: Sent) => Received,
): Layer => at(operation, async (sent, next) => change(await next(sent), sent))

export const sending = (operation: OperationId, change: (sent: Sent) => Sent): Layer =>
  at(operation, (sent, next) => next(change(sent)))

export const sendingBody = (operation: OperationId, change: (body: Json) => unknown): Layer =>
  sending(operation, (sent) => {
    const body = bodyOf(sent)
    return body === null ? sent : { ...sent, text: JSON.stringify(change(body)) }
  })

/** The object in a request's body; null: none. */
export function bodyOf({ text = '' }: Sent): Json | null {
  try {
    const body: unknown = JSON.parse(text)
    return typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as Json) : null
  } catch {
    return null
  }
}

export const json = (
  body: unknown,
  status = 200,
  headers: Readonly<Record<string, string>> = {},
): Received => ({
  status,
  headers: { 'content-type': 'application/json', ...headers },
  text: JSON.stringify(body),
})

export const also = (
  next: Transport,
  { headers }: Sent,
  operation: OperationId,
  body: unknown,
): Promise<Received> =>
  next({
    method: 'POST',
    path: pathOf(operation),
    headers: { ...headers, 'idempotency-key': `zoo-key-${(keys += 1)}-0123456789` },
    text: JSON.stringify(body),
  })
let keys = 0

export const withHeaders = (sent: Sent, headers: Readonly<Record<string, string>>): Sent => ({
  ...sent,
  headers: { ...sent.headers, ...headers },
})

export const withKey = (sent: Sent): Sent =>
  withHeaders(sent, { 'idempotency-key': `zoo-fresh-${(keys += 1)}-0123456789` })

export const freshKey = (sent: Sent): Sent =>
  sent.headers['idempotency-key'] === undefined ? sent : withKey(sent)
