import { backendOperations } from '#site/generated/backend-operations.ts'
import type { OperationId } from '#mocks/handlers/contract.ts'
import type { ReceivedResponse, RequestSent, Transport } from '../../contract/model.ts'
import type { Layer } from '../../../../tests/support/verified-mock.ts'
import { bodyOf, json, jsonOf, requirePath, withHeaders } from './layers.ts'
import type { Json, FaultLayer } from './layers.ts'

const FIRST = 'demo'
const OTHER = 'sora'

export type KnownCall = {
  readonly sent: RequestSent
  /** The login id of the session; empty: none. */
  readonly member: string
  readonly tokenOf: (member: string) => string | undefined
  /** Tokens of all logins, the last one last. */
  readonly tokens: readonly string[]
  readonly next: Transport
}

export const withToken = (sent: RequestSent, token: string): RequestSent =>
  withHeaders(sent, { authorization: `Bearer ${token}` })

/** Answers calls by the member of their session. */
export const withMembers =
  (answer: (call: KnownCall) => Promise<ReceivedResponse>): Layer =>
  (next) => {
    const members = new Map<string, string>()
    const last = new Map<string, string>()
    return async (sent) => {
      const member = members.get((sent.headers['authorization'] ?? '').replace('Bearer ', '')) ?? ''
      const tokenOf = (memberId: string) => last.get(memberId)
      const received = await answer({ sent, member, tokenOf, tokens: [...members.keys()], next })
      const { token } = sent.path === requirePath('doLogin') ? jsonOf(received) : {}
      if (typeof token !== 'string') return received
      const id = String(bodyOf(sent)?.['id']).toLowerCase()
      members.set(token, id)
      last.set(id, token)
      return received
    }
  }

export const perMember =
  (answer: (call: KnownCall) => Promise<ReceivedResponse>): FaultLayer =>
  (place) =>
    withMembers((call) =>
      call.sent.path.split('?')[0] === requirePath(place) ? answer(call) : call.next(call.sent),
    )

/** Answers the other member's calls, with the first member's token. */
export const forOtherMember = (
  answer: (call: KnownCall, first: string) => Promise<ReceivedResponse>,
  isWanted: (body: Json) => boolean = () => true,
): FaultLayer =>
  perMember((call) => {
    const first = call.tokenOf(FIRST)
    const isTheirs = call.member === OTHER && isWanted(bodyOf(call.sent) ?? {})
    return isTheirs && first !== undefined ? answer(call, first) : call.next(call.sent)
  })

const operationAt = (path: string): string =>
  backendOperations.find((backendOperation) => backendOperation.path === path)?.operationId ?? ''

export const leakTo = (...operations: readonly OperationId[]): Layer =>
  withMembers(({ sent, member, tokenOf, next }) => {
    const token = tokenOf(FIRST)
    const isTheirs = member === OTHER && token !== undefined
    return isTheirs && (operations as readonly string[]).includes(operationAt(sent.path))
      ? next(withToken(sent, token))
      : next(sent)
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
  return withMembers(async ({ sent, member, next }) => {
    if (member !== OTHER || sent.method !== 'POST') return next(sent)
    const answered = (body: Json) =>
      json(body, 200, { 'x-request-id': sent.headers['x-request-id'] ?? '' })
    const body = bodyOf(sent)
    const notes = NOTES.map(noteOf)
    const operation = operationAt(sent.path)
    if (operation === 'noteList' && body !== null) {
      const [page, size] = [Number(body['page'] ?? 1), Number(body['pageSize'] ?? 20)]
      const list = notes.slice((page - 1) * size, page * size)
      return answered({ status: 'success', list, total: notes.length })
    }
    const note = notes.find(({ id }) => id === body?.['id'])
    if (operation !== 'readNote' || note === undefined) return next(sent)
    const at = readAt.get(note['id']) ?? '2026-11-20T21:00:00+09:00'
    readAt.set(note['id'], at)
    return answered({
      status: 'success',
      note: { ...note, readAt: at, content: String(note['title']) },
    })
  })
}
