import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { freePort } from '../../../scripts/ports.ts'
import { createMockBackend } from '../../../mocks/backend.ts'
import { backendOperations } from '../../../src/generated/backend-operations.ts'
import { parseJson, readProperty } from '../../../src/lib/json.ts'
import { clock } from '../history.ts'
import type { Effect, MoneyKind } from '../history.ts'

export const PASSWORD = 'secret-1234'
const WEALTH = 100_000_000

const pathOf = (operation: (typeof backendOperations)[number]['operationId']): string =>
  backendOperations.find(({ operationId }) => operationId === operation)?.path ?? ''

const moneyPaths: Readonly<Record<string, MoneyKind>> = {
  [pathOf('applyUserDeposit')]: 'deposit',
  [pathOf('applyUserWithdraw')]: 'withdrawal',
  [pathOf('userTransferIn')]: 'transfer_in',
}
const settling = { deposit: 'deposit-approved', withdrawal: 'withdrawal-paid' } as const

/**
 * The mock as a backend that knows no idempotency keys: it moves money as often as it is asked, and keeps count. It
 * settles each request at once, so that the next one need not wait.
 */
export async function startBackend(members: readonly string[]) {
  const mock = createMockBackend({ publicUrl: 'http://localhost' })
  const owners = new Map<string, string>()
  const effects: Effect[] = []
  const deposited = new Map<string, number>()

  const ask = (request: Request) => mock.fetch(request)
  for (const [at, member] of members.entries()) {
    const registration = {
      id: member,
      pw: PASSWORD,
      nick: member,
      phone: '010-1234-5678',
      bankname: 'KB',
      bankOwner: member,
      banknum: `123-456-${1_000 + at}`,
    }
    const body = JSON.stringify(registration)
    const headers = { 'content-type': 'application/json' }
    await ask(
      new Request(`http://localhost${pathOf('register')}`, { method: 'POST', body, headers }),
    )
    await mock.perform({ command: 'event', event: 'member-approved', member })
    await mock.perform({ command: 'event', event: 'money-changed', member, amount: WEALTH })
  }

  const keepLogin = (answer: unknown) => {
    const member = readProperty(readProperty(answer, 'user'), 'userId')
    const token = readProperty(answer, 'token')
    if (typeof token === 'string') owners.set(`Bearer ${token}`, String(member))
  }

  async function keepEffect(kind: MoneyKind, request: Request, answer: unknown): Promise<void> {
    if (readProperty(answer, 'status') !== 'success') return
    const member = owners.get(request.headers.get('authorization') ?? '') ?? ''
    const item = readProperty(answer, 'deposit') ?? readProperty(answer, 'withdrawal')
    const amount = Number(readProperty(parseJson(await request.text()), 'amount'))
    const id = item === undefined ? null : Number(readProperty(item, 'id'))
    const key = request.headers.get('idempotency-key') ?? ''
    effects.push({ member, key, kind, amount, id, at: clock() })
    if (kind === 'deposit') deposited.set(member, (deposited.get(member) ?? 0) + amount)
    if (kind === 'transfer_in') return
    await mock.perform({ command: 'event', event: settling[kind], member })
  }

  async function answer(received: Request): Promise<Response> {
    const { pathname } = new URL(received.url)
    const kind = moneyPaths[pathname]
    const headers = new Headers(received.headers)
    if (kind !== undefined) headers.set('idempotency-key', crypto.randomUUID())
    const request = new Request(received.clone(), { headers })
    const response = await ask(request)
    if (kind !== undefined) await keepEffect(kind, received, await response.clone().json())
    if (pathname === pathOf('doLogin')) keepLogin(await response.clone().json())
    return response
  }

  const port = await freePort()
  const listener = getRequestListener(answer)
  const server = createServer((incoming, outgoing) => void listener(incoming, outgoing))
  const listen = () =>
    new Promise<void>((resolve) => {
      server.listen(port, '127.0.0.1', resolve)
    })
  const kill = () => {
    server.close()
    server.closeAllConnections()
  }
  await listen()
  return {
    port,
    effects: effects as readonly Effect[],
    depositedOf: (member: string): number => deposited.get(member) ?? 0,
    /** Breaks connections and loses answers. Keeps its data, as in a database. */
    kill,
    /** Starts it again after `kill`. */
    listen,
    stop: kill,
  }
}

export type Backend = Awaited<ReturnType<typeof startBackend>>
