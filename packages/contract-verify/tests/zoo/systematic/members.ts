import { backendOperations } from '../../../../../src/generated/backend-operations.ts'
import type { OperationId } from '../../../../../mocks/handlers/contract.ts'
import type { Received, Sent, Transport } from '../../../core/model.ts'
import type { Layer } from '../../../../../tests/support/verified-mock.ts'
import { bodyOf, withHeaders } from '../layers.ts'
import type { Json } from '../layers.ts'

export const pathOf = (operation: OperationId): string =>
  backendOperations.find(({ operationId }) => operationId === operation)?.path ?? ''

export const operationsWhere = (
  isWanted: (operation: (typeof backendOperations)[number]) => boolean,
): readonly OperationId[] =>
  backendOperations.filter(isWanted).map(({ operationId }) => operationId)

export const memberOperations = operationsWhere(({ access }) => access === 'member')
export const allOperations = operationsWhere(() => true)

export type KnownCall = {
  readonly sent: Sent
  /** The login id of the session; empty: none. */
  readonly member: string
  readonly tokenOf: (member: string) => string | undefined
  readonly next: Transport
}

export const byMember =
  (operation: OperationId, answer: (call: KnownCall) => Promise<Received>): Layer =>
  (next) => {
    const members = new Map<string, string>()
    const tokens = new Map<string, string>()
    return async (sent) => {
      const member = members.get(sent.headers['authorization'] ?? '') ?? ''
      const tokenOf = (one: string) => tokens.get(one)
      const received =
        sent.path === pathOf(operation)
          ? await answer({ sent, member, tokenOf, next })
          : await next(sent)
      const token = sent.path === pathOf('doLogin') ? jsonOf(received)?.['token'] : undefined
      if (typeof token === 'string') {
        const id = String(bodyOf(sent)?.['id']).toLowerCase()
        members.set(`Bearer ${token}`, id)
        tokens.set(id, token)
      }
      return received
    }
  }

export function jsonOf({ text }: Pick<Received, 'text'>): Json | undefined {
  try {
    const json: unknown = JSON.parse(text)
    return typeof json === 'object' && json !== null && !Array.isArray(json)
      ? (json as Json)
      : undefined
  } catch {
    return undefined
  }
}

export const isSuccess = (received: Received): boolean => jsonOf(received)?.['status'] === 'success'

export const asMember = (sent: Sent, token: string): Sent =>
  withHeaders(sent, { authorization: `Bearer ${token}` })

export const saying = (received: Received, body: unknown): Received => ({
  ...received,
  text: JSON.stringify(body),
})

export const withBody = (sent: Sent, body: unknown): Sent => ({
  ...sent,
  text: JSON.stringify(body),
})

export const rowsOf = (received: Received): readonly Json[] =>
  (jsonOf(received)?.['list'] as readonly Json[] | undefined) ?? []

let keys = 0
/** The request with a new key. */
export const underNewKey = (sent: Sent): Sent =>
  withHeaders(sent, { 'idempotency-key': `systematic-${(keys += 1)}-0123456789abcdef` })
