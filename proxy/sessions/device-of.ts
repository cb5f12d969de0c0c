import Bowser from 'bowser'
import type { Device } from '../ports/sessions.ts'

const MAX_USER_AGENT_LENGTH = 512
const browsers = new Set(Object.values(Bowser.BROWSER_MAP))
const systems = new Set(Object.values(Bowser.OS_MAP))

/** An unknown name is the client's own text, which the member must not be shown. */
const knownName = (names: ReadonlySet<string>, name: string | undefined): string | null =>
  name !== undefined && names.has(name) ? name : null

/** The device of a User-Agent header, by names that the library has a list of. */
export function deviceOf(userAgent: string | null): Device {
  if (userAgent === null || userAgent.trim() === '') return { browser: null, system: null }
  const { browser, os } = Bowser.parse(userAgent.slice(0, MAX_USER_AGENT_LENGTH))
  return { browser: knownName(browsers, browser.name), system: knownName(systems, os.name) }
}
