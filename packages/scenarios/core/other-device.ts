import { readTextProperty } from '../../../src/lib/json.ts'

/** Calls a route of the proxy with cookies of its own and returns the parsed answer. */
export type Post = (route: string, body: object, token?: string) => Promise<unknown>

/**
 * Signs a member in on one more device and logs the others out (R-SESS-10).
 * @throws if the site refuses
 */
export async function logOutOthers(post: Post, member: string): Promise<void> {
  await post('user-do-login', { id: member, pw: `${member}1234` })
  const token = readTextProperty(await post('session', {}), 'token') ?? ''
  const answer = await post('end-sessions', { session: null }, token)
  if (readTextProperty(answer, 'status') !== 'success')
    throw new Error(`${member} cannot log out the other devices: ${JSON.stringify(answer)}`)
}
