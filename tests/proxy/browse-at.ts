import { vi } from 'vitest'
import { onTestFinished } from '../support/this-test.ts'

/** Sends the page's calls to this proxy, with cookies, until the test ends. `received` holds all answers as text. */
export function browseAt(url: string): { readonly received: readonly string[] } {
  const { fetch } = globalThis
  const received: string[] = []
  let cookie = ''
  vi.stubGlobal('fetch', async (sent: Request, init?: RequestInit) => {
    const request = new Request(new URL(new URL(sent.url).pathname, url), sent)
    if (cookie !== '') request.headers.set('cookie', cookie)
    const response = await fetch(request, init)
    cookie = response.headers.getSetCookie()[0]?.split(';', 1)[0] ?? cookie
    received.push(await response.clone().text())
    return response
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  return { received }
}
