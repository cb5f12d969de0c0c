import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { components } from '../../src/generated/api.ts'
import { startingMoneyOf } from './protocol.ts'
import type { BackendCommand, BackendReport } from './protocol.ts'

type Schemas = components['schemas']
type Account = { balance: number; inGames: number }

const accounts = new Map<number, Account>()
const moves: Record<string, number> = {}
let hanging = { share: 0, path: null as string | null }

const accountOf = (n: number): Account => {
  const account = accounts.get(n) ?? { balance: startingMoneyOf(n), inGames: 0 }
  accounts.set(n, account)
  return account
}

function userOf(n: number): Schemas['User'] {
  const { balance, inGames } = accountOf(n)
  return {
    userId: `m${n}`,
    nick: `m${n}`,
    phone: '010-1234-5678',
    level: 1,
    balance,
    in_balance: inGames,
    rolling: 0,
    bankname: 'KB',
    bankOwner: `m${n}`,
    banknum: '123-456-7890',
    noteCount: 0,
    helpCount: 0,
  }
}

/** Ignores idempotency keys on purpose and moves money as often as asked. */
function moveIntoGames(n: number, amount: number, key: string): Schemas['Wallet'] {
  const account = accountOf(n)
  account.balance -= amount
  account.inGames += amount
  moves[key] = (moves[key] ?? 0) + 1
  return { status: 'success', balance: account.balance, gameMoney: account.inGames, rolling: 0 }
}

function buildAnswer(path: string, n: number, body: Record<string, unknown>, key: string): unknown {
  switch (path) {
    case '/public/user/do_login': {
      const member = Number(String(body['id']).slice(1))
      return {
        status: 'authenticated',
        token: `token-of-member-${member}`,
        expiresAt: new Date(Date.now() + 86_400_000).toISOString(),
        user: userOf(member),
      } satisfies Schemas['LoginAuthenticated']
    }
    case '/public/user/user_health_check':
      return {
        status: 'success',
        user: userOf(n),
        noteCount: 0,
        helpCount: 0,
      } satisfies Schemas['HealthAnswer']
    case '/public/slot/user_transfer_in':
      return moveIntoGames(n, Number(body['amount']), key)
    case '/public/community/note_list':
      return { status: 'success', list: [], total: 0 } satisfies Schemas['NoteListAnswer']
    default:
      return null
  }
}

async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  const path = request.url ?? ''
  const isChosen = hanging.path === null ? path !== '/public/user/do_login' : path === hanging.path
  const isHanging = isChosen && Math.random() < hanging.share
  const n = Number(/^Bearer token-of-member-(\d+)$/.exec(request.headers.authorization ?? '')?.[1])
  const key = String(request.headers['idempotency-key'])
  // A hanging call may have moved money, so its outcome stays unknown to the caller.
  const body = buildAnswer(path, n, JSON.parse(text || '{}') as Record<string, unknown>, key)
  if (isHanging) return
  response.writeHead(body === null ? 404 : 200, { 'content-type': 'application/json' })
  response.end(JSON.stringify(body))
}

const server = createServer((request, response) => {
  serve(request, response).catch(() => response.destroy())
})
process.on('message', (command: BackendCommand) => {
  if (command.kind === 'hang') hanging = { share: command.share, path: command.path }
  else process.send?.({ moves } satisfies BackendReport)
})
process.on('disconnect', () => process.exit())
server.listen(Number(process.argv[2]), '127.0.0.1', () => process.send?.('listening'))
