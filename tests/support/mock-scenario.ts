import { createMockBackend } from '../../mocks/backend.ts'
import type { MockBackend, MockBackendOptions } from '../../mocks/backend.ts'
import type { AnswerOf, OperationId, RequestOf } from '../../mocks/handlers/contract.ts'
import { backendOperations } from '../../src/generated/backend-operations.ts'

const START = Date.parse('2026-11-20T21:00:00+09:00')

const pathOf = (operationId: OperationId): string => {
  const operation = backendOperations.find((one) => one.operationId === operationId)
  if (operation === undefined) throw new Error(`The contract has no operation ${operationId}`)
  return operation.path
}

export type RawCall = {
  readonly body?: string | undefined
  readonly headers?: Readonly<Record<string, string>>
  readonly method?: string
}

let keys = 0

/** A mock backend whose clock only `pass` advances, or a given one. */
export function startMock(
  options: Partial<MockBackendOptions> = {},
  existingBackend?: MockBackend,
) {
  let now = START
  const backend =
    existingBackend ??
    createMockBackend({
      publicUrl: 'http://localhost:4010',
      clock: { now: () => now },
      ...options,
    })

  const send = (path: string, { body, headers = {}, method = 'POST' }: RawCall) =>
    backend.fetch(
      new Request(`http://localhost:4010${path}`, {
        method,
        headers,
        ...(body === undefined ? {} : { body }),
      }),
    )

  const post = (path: string, body: unknown, headers: Readonly<Record<string, string>> = {}) =>
    send(path, {
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers },
    })

  /** A caller with a token, or a guest without; every call has its own idempotency key. */
  const caller = (token?: string) => ({
    token,
    async ask<Id extends OperationId>(id: Id, body: RequestOf<Id>, headers = {}) {
      const response = await post(pathOf(id), body, {
        'idempotency-key': `test-key-${String((keys += 1)).padStart(8, '0')}`,
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...headers,
      })
      if (response.status !== 200) throw new Error(`${id}: ${await response.text()}`)
      return (await response.json()) as AnswerOf<Id>
    },
  })

  const guest = caller()

  async function signIn(id: string, pw: string) {
    const answer = await guest.ask('doLogin', { id, pw })
    if (answer.status !== 'authenticated') throw new Error(`${id} got ${answer.status}`)
    return caller(answer.token)
  }

  return {
    backend,
    guest,
    send,
    post,
    pathOf,
    pass: (ms: number) => void (now += ms),
    signIn,
    as: caller,
    demo: () => signIn('demo', 'demo1234'),
    sora: () => signIn('sora', 'sora1234'),
  }
}

export type StartedMock = ReturnType<typeof startMock>
export type Caller = StartedMock['guest']
