import { z } from 'zod'

const session = z.object({ token: z.string() })

export async function signIn(url: string): Promise<Readonly<Record<string, string>>> {
  const own = { origin: url, 'sec-fetch-site': 'same-origin' }
  const post = (route: string, body: object, headers: Readonly<Record<string, string>>) =>
    fetch(`${url}/api/routes/${route}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
  const login = await post('user-do-login', { id: 'demo', pw: 'demo1234' }, own)
  const cookie = login.headers.getSetCookie()[0]?.split(';', 1)[0] ?? ''
  const { token } = session.parse(await (await post('session', {}, { ...own, cookie })).json())
  return { ...own, cookie, authorization: `Bearer ${token}` }
}
