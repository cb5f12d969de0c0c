import type { Scenario } from '#scenarios/model'
import { LANGUAGE_COOKIE } from '../../src/lib/prerendered-page.ts'
import { isRecord, parseJson } from '../../src/lib/json.ts'
import { chosenLocale } from '../../src/i18n/locale-choice.ts'
import { browserDevice, opensInTab } from '../../src/platform/device.ts'
import type { MockPort } from '../steer/mock-port.ts'
import { RECORDING } from '../page/host.ts'
import { newRecording } from './recording.ts'

export type Beginning = {
  readonly title: string
  readonly scenario: string
  readonly member: 'none' | 'demo' | 'sora'
}

/** The same seed as when a file is played. */
const SEED = 1

async function call(route: string, body: object, token = ''): Promise<Record<string, unknown>> {
  const response = await fetch(`/api/routes/${route}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  })
  const answer = parseJson(await response.text())
  return isRecord(answer) ? answer : {}
}

async function signOut(): Promise<void> {
  const { token } = await call('session', {})
  if (typeof token === 'string') await call('logout', {}, token)
}

/** Clears the site's storage, because a scenario starts without it. */
function forgetSite(): void {
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage))
      if (!/^maru-(?:mock|panel)/.test(key)) storage.removeItem(key)
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=')
    if (name !== LANGUAGE_COOKIE) document.cookie = `${name}=; max-age=0; path=/`
  }
}

const idleLimit = (): number | undefined =>
  Number(
    document.querySelector<HTMLMetaElement>('meta[name="maru:session-idle-ms"]')?.content ?? 0,
  ) || undefined

/** Restarts the scenario, signs in the chosen member and reloads the page, which is then recorded. */
export async function beginRecording(
  mock: MockPort,
  { title, scenario, member }: Beginning,
): Promise<void> {
  await signOut()
  await mock.perform({ command: 'scenario', name: scenario, seed: SEED })
  if (member !== 'none') {
    const { status } = await call('user-do-login', { id: member, pw: `${member}1234` })
    if (status !== 'authenticated')
      throw new Error(`${member} cannot be signed in: the answer is ${String(status)}.`)
  }
  forgetSite()
  const begin: Scenario['begin'] = {
    scenario: scenario as Scenario['begin']['scenario'],
    member,
    path: location.pathname,
    device: opensInTab(browserDevice()) ? 'phone' : 'desktop',
    'idle limit': idleLimit(),
    tabs: 'together',
    calls: 'limited',
    language: chosenLocale(),
  }
  const recording = newRecording(title, begin, Date.now())
  sessionStorage.setItem(RECORDING, JSON.stringify(recording))
  location.reload()
}
