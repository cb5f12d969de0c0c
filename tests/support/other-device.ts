type Credentials = { readonly id: string; readonly pw: string }

async function postJson(url: string, body: object, headers: Record<string, string> = {}) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  return (await response.json()) as Record<string, unknown>
}

/** Requests a withdrawal on another device; the balance falls by `amount` won at once. */
export async function withdrawElsewhere(
  mockUrl: string,
  { id, pw }: Credentials,
  amount: number,
): Promise<void> {
  const { token } = await postJson(`${mockUrl}/public/user/do_login`, { id, pw })
  const url = `${mockUrl}/public/balance/apply_user_withdraw`
  const response = await postJson(
    url,
    { amount },
    {
      authorization: `Bearer ${String(token)}`,
      'idempotency-key': crypto.randomUUID(),
    },
  )
  if (response['status'] !== 'success') throw new Error(JSON.stringify(response))
}
