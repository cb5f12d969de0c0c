import { readTextProperty } from '#site/lib/json.ts'

/** Calls a route of the proxy with cookies of its own and returns the parsed answer. */
export type Post = (route: string, body: object, token?: string) => Promise<unknown>

export const otherDeviceDeeds = ['logs out all others', 'is logged in as well'] as const
export type OtherDeviceDeed = (typeof otherDeviceDeeds)[number]

/**
 * Signs a member in on one more device, and logs the others out if it is to (R-SESS-10).
 * @throws if the site refuses
 */
export async function useOtherDevice(
  post: Post,
  member: string,
  deed: OtherDeviceDeed,
): Promise<void> {
  await post('user-do-login', { id: member, pw: `${member}1234` })
  if (deed === 'is logged in as well') return
  const token = readTextProperty(await post('session', {}), 'token') ?? ''
  const answer = await post('end-sessions', { session: null }, token)
  if (readTextProperty(answer, 'status') !== 'success')
    throw new Error(`${member} cannot log out the other devices: ${JSON.stringify(answer)}`)
}
