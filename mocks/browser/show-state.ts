import { LANGUAGE_COOKIE } from '../../src/lib/prerendered-page.ts'
import { createMockBackend } from '../backend.ts'
import { createBrowserHandlers } from './browser-handlers.ts'
import { createLocalProxy } from './local-proxy.ts'
import type { LocalProxyOptions } from './local-proxy.ts'
import { createBrowserSessions, createBrowserTransport } from './browser-session.ts'
import { withAnswersOfState, commandsOfState, FOREVER_MS } from './screen-states.ts'
import type { ShownState } from './screen-states.ts'

/** Storage that lives as long as the page. */
function pageStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const values = new Map<string, string>()
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, text) => void values.set(key, text),
    removeItem: (key) => void values.delete(key),
  }
}

async function signIn(options: LocalProxyOptions): Promise<void> {
  const { origin } = options
  const answer = await createLocalProxy(options).fetch(
    new Request(`${origin}/api/routes/user-do-login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin },
      body: JSON.stringify({ id: 'demo', pw: 'demo1234' }),
    }),
  )
  if (!answer.ok) throw new Error(`The mock backend refused the login: ${await answer.text()}`)
}

/** The page must not time out its own calls while it shows the loading state. */
function disableTimeouts(): void {
  AbortSignal.timeout = () => new AbortController().signal
}

export async function showState({ name, role, language }: ShownState) {
  const { origin } = location
  document.cookie = `${LANGUAGE_COOKIE}=${language === 'pseudo' ? 'en' : language}; path=/`
  const storage = pageStorage()
  const backend = createMockBackend({ publicUrl: origin, seed: 1 })
  const options: LocalProxyOptions = {
    backend: { ...backend, fetch: withAnswersOfState(name, backend.fetch) },
    origin,
    sessionTransport: createBrowserTransport(storage),
    sessions: createBrowserSessions(storage),
    log: () => undefined,
    backendTimeoutMs: FOREVER_MS,
  }
  if (role === 'member') await signIn(options)
  for (const command of commandsOfState(name)) await backend.perform(command)
  if (name === 'loading') disableTimeouts()
  return createBrowserHandlers(options)
}
