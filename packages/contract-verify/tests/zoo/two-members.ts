import { backendOperations } from '../../../../src/generated/backend-operations.ts'
import type { Received, Sent } from '../../core/model.ts'
import type { OperationId } from '../../../../mocks/handlers/contract.ts'
import type { Layer } from '../../../../tests/support/verified-mock.ts'
import { bodyOf, json, withHeaders } from './layers.ts'
import type { Json } from './layers.ts'

const operationAt = (path: string): string =>
  backendOperations.find((one) => one.path === path)?.operationId ?? ''

const knowing =
  (
    answer: (sent: Sent, member: string, tokens: ReadonlyMap<string, string>) => Sent | Received,
  ): Layer =>
  (next) => {
    const members = new Map<string, string>()
    const tokens = new Map<string, string>()
    return async (sent) => {
      const member = members.get(sent.headers['authorization'] ?? '') ?? ''
      const changed = answer(sent, member, tokens)
      const received = 'status' in changed ? changed : await next(changed)
      const token = operationAt(sent.path) === 'doLogin' ? tokenIn(received) : undefined
      if (token === undefined) return received
      const id = String(bodyOf(sent)?.['id']).toLowerCase()
      members.set(`Bearer ${token}`, id)
      tokens.set(id, token)
      return received
    }
  }

function tokenIn({ text }: Received): string | undefined {
  try {
    const { token } = JSON.parse(text) as { token?: unknown }
    return typeof token === 'string' ? token : undefined
  } catch {
    return undefined
  }
}

export const leaking = (...operations: readonly OperationId[]): Layer =>
  knowing((sent, member, tokens) => {
    const token = tokens.get('demo')
    const isTheirs = member === 'sora' && token !== undefined
    return isTheirs && (operations as readonly string[]).includes(operationAt(sent.path))
      ? withHeaders(sent, { authorization: `Bearer ${token}` })
      : sent
  })

const NOTES = [601, 602, 603, 604, 605, 606]

export const withMessagesOfOther = (textOf: (index: number) => string): Layer => {
  const readAt = new Map<unknown, string>()
  const noteOf = (id: number, index: number): Json => ({
    id,
    title: textOf(index),
    createdAt: '2026-11-01T10:00:00+09:00',
    readAt: readAt.get(id) ?? null,
  })
  return knowing((sent, member) => {
    if (member !== 'sora' || sent.method !== 'POST') return sent
    const body = bodyOf(sent)
    const notes = NOTES.map(noteOf)
    const operation = operationAt(sent.path)
    if (operation === 'noteList' && body !== null) {
      const [page, size] = [Number(body['page'] ?? 1), Number(body['pageSize'] ?? 20)]
      const list = notes.slice((page - 1) * size, page * size)
      return answered(sent, { status: 'success', list, total: notes.length })
    }
    const note = notes.find(({ id }) => id === body?.['id'])
    if (operation !== 'readNote' || note === undefined) return sent
    const at = readAt.get(note['id']) ?? '2026-11-20T21:00:00+09:00'
    readAt.set(note['id'], at)
    const opened = { ...note, readAt: at, content: String(note['title']) }
    return answered(sent, { status: 'success', note: opened })
  })
}

const answered = ({ headers }: Sent, body: Json): Received =>
  json(body, 200, { 'x-request-id': headers['x-request-id'] ?? '' })

/** Combines layers; the first one sees the request first. */
export const stacked =
  (...layers: readonly Layer[]): Layer =>
  (next, pass) =>
    layers.reduceRight((inner, layer) => layer(inner, pass), next)
