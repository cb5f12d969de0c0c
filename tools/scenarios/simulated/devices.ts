import { readTextProperty } from '#site/lib/json.ts'
import type { Scenario, StepOf } from '../words/scenario.model.ts'
import { StepError } from './driver.ts'

const CHROME_ON_LINUX =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

/** User-Agents of devices: Chrome on Linux, Safari on iOS, and Firefox on Windows. */
export const userAgents = {
  desktop: CHROME_ON_LINUX,
  tablet: CHROME_ON_LINUX,
  phone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  other: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
} as const

/** Calls a route of the proxy with the cookies of one device and returns the parsed answer. */
export type Post = (route: string, body: object, token?: string) => Promise<unknown>

/** @throws StepError if the site refuses the login */
export async function signIn(post: Post, member: string): Promise<void> {
  const answer = await post('user-do-login', { id: member, pw: `${member}1234` })
  if (readTextProperty(answer, 'status') !== 'authenticated')
    throw new StepError(`${member} cannot be signed in: ${JSON.stringify(answer)}`)
}

/**
 * Signs a member in on one more device, and logs the others out if it is to (R-SESS-10).
 * @throws StepError if the site refuses
 */
export async function useOtherDevice(
  post: Post,
  member: string,
  action: StepOf<'other device'>['other device'],
): Promise<void> {
  await signIn(post, member)
  if (action === 'is logged in as well') return
  const token = readTextProperty(await post('session', {}), 'token') ?? ''
  const answer = await post('end-sessions', { session: null }, token)
  if (readTextProperty(answer, 'status') !== 'success')
    throw new StepError(`${member} cannot log out the other devices: ${JSON.stringify(answer)}`)
}

/** Keys and texts in local storage when a scenario begins. */
export const storedTexts = ({
  kept = {},
}: Pick<Scenario['begin'], 'kept'>): readonly (readonly [key: string, text: string])[] =>
  Object.entries(kept).map(([key, value]) => [
    key,
    typeof value === 'string' ? value : JSON.stringify(value),
  ])
