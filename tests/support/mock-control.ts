import type { Command } from '../../mocks/control/commands.ts'

/**
 * Sends a command to the mock backend over HTTP.
 * @throws Error with its refusal
 */
export async function steer(mockUrl: string, command: Command): Promise<void> {
  const answer = await fetch(`${mockUrl}/__mock/commands`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(command),
  })
  if (!answer.ok)
    throw new Error(`${command.command} was refused: ${answer.status} ${await answer.text()}`)
}

type Credentials = { readonly id: string; readonly pw: string }

async function ask(url: string, body: object, headers: Record<string, string> = {}) {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  return (await answer.json()) as Record<string, unknown>
}

/** Requests a withdrawal on another device; the balance falls by `amount` won at once. */
export async function withdrawElsewhere(
  mockUrl: string,
  { id, pw }: Credentials,
  amount: number,
): Promise<void> {
  const { token } = await ask(`${mockUrl}/public/user/do_login`, { id, pw })
  const url = `${mockUrl}/public/balance/apply_user_withdraw`
  const answer = await ask(
    url,
    { amount },
    {
      authorization: `Bearer ${String(token)}`,
      'idempotency-key': crypto.randomUUID(),
    },
  )
  if (answer['status'] !== 'success') throw new Error(JSON.stringify(answer))
}
