import type { BrowserContext, Page, Route } from 'playwright'
import { readAnswer, seeCall } from '../words/calls.ts'
import type { SeenCall } from '../words/calls.ts'
import type { StepOf } from '../words/scenario.model.ts'

/** Whether a step can mean the call. Pages read screens and report their speed at times of their own. */
const isMeant = (operation: string): boolean =>
  operation === 'getProtection' || !/^(?:get|reportVitals$)/.test(operation)

type Held = { readonly send: () => void; readonly fail: () => void }

const bodyOf = (route: Route): { body?: string } => {
  const body = route.request().postData()
  return body === null ? {} : { body }
}

/** Routes and records the calls of a context's tabs, and simulates a lost, hanging or lossy network. */
export async function createWire(
  context: BrowserContext,
  tabOf: (page: Page) => number | null,
  now: () => number,
) {
  const calls: SeenCall[] = []
  let state: 'there' | 'gone' | 'hangs' = 'there'
  let isNextLost = false
  let underWay = 0
  let activity = 0
  const held = new Set<Held>()
  const breaks = new Set<() => void>()
  const byRequest = new WeakMap<object, SeenCall>()

  const wayThere = (): Promise<boolean> => {
    if (state !== 'hangs') return Promise.resolve(state === 'there')
    underWay -= 1
    return new Promise((resolve) => {
      const one: Held = { send: () => resolve(true), fail: () => resolve(false) }
      held.add(one)
    }).then((isThere) => {
      underWay += 1
      return isThere === true
    })
  }

  const carry = async (route: Route, call: SeenCall): Promise<void> => {
    const fail = () => route.abort('failed')
    if (!(await wayThere()) || call.outcome !== null) return fail()
    const isLost = isNextLost && isMeant(call.operation)
    if (isLost) isNextLost = false
    const { promise: broken, resolve: breakOff } = Promise.withResolvers<null>()
    const fall = () => breakOff(null)
    breaks.add(fall)
    try {
      const response = await Promise.race([route.fetch({ maxRedirects: 0, timeout: 0 }), broken])
      if (response === null || isLost) return await fail()
      const answer = new Response(response.status() === 204 ? null : await response.text(), {
        status: response.status(),
      })
      const { outcome, answer: held } = await readAnswer(answer)
      // A call cancelled by the page stays cancelled.
      call.outcome ??= outcome
      call.answer = held
      const date = new Date(now()).toUTCString()
      await route.fulfill({ response, headers: { ...response.headers(), date } })
    } finally {
      breaks.delete(fall)
    }
  }

  await context.route('**/api/routes/*', async (route) => {
    const request = route.request()
    const tab = tabOf(request.frame().page())
    if (tab === null) return route.fallback()
    // The stream stays open and does not count as a call of a scenario.
    if (request.url().endsWith('/member-events'))
      return state === 'there' ? route.continue() : route.abort('failed')
    underWay += 1
    activity += 1
    const { headers, ...rest } = {
      headers: request.headers(),
      method: request.method(),
      ...bodyOf(route),
    }
    const call = await seeCall(tab, new Request(request.url(), { ...rest, headers }))
    calls.push(call)
    byRequest.set(request, call)
    try {
      await carry(route, call)
    } catch {
      // The page cancelled the call or was closed.
      await route.abort('failed').catch(() => undefined)
    } finally {
      underWay -= 1
      activity += 1
    }
  })
  // The operator's words for the search are a file, which a hanging network holds as well.
  await context.route('**/search-words.json', async (route) => {
    underWay += 1
    try {
      await ((await wayThere()) ? route.continue() : route.abort('failed'))
    } catch {
      // The page no longer waits for it.
    } finally {
      underWay -= 1
      activity += 1
    }
  })
  context.on('requestfailed', (request) => {
    const call = byRequest.get(request)
    if (call === undefined) return
    activity += 1
    const isGivenUp = request.failure()?.errorText === 'net::ERR_ABORTED'
    call.outcome ??= isGivenUp ? 'given up' : 'no connection'
  })
  const code = new Set<object>()
  context.on('request', (request) => {
    if (request.resourceType() === 'script') code.add(request)
  })
  context.on('requestfailed', (request) => code.delete(request))
  context.on('requestfinished', (request) => {
    code.delete(request)
    activity += 1
  })

  // The current page stays until the reload succeeds, as in a browser.
  const askedAnew = new Set<Page>()
  const holdPages = (route: Route) => {
    const page = route.request().frame().page()
    if (!route.request().isNavigationRequest() || tabOf(page) === null) return route.fallback()
    askedAnew.add(page)
    return route.abort('aborted')
  }
  const loadPages = async () => {
    await context.unroute('**/*', holdPages)
    const pages = [...askedAnew].filter((page) => !page.isClosed())
    askedAnew.clear()
    await Promise.all(pages.map((page) => page.reload({ waitUntil: 'commit' })))
  }

  const release = (how: 'send' | 'fail') => {
    const all = [...held]
    held.clear()
    for (const one of all) one[how]()
  }
  return {
    calls: calls as readonly SeenCall[],
    isOnline: () => state !== 'gone',
    moving: () => underWay,
    loading: () => code.size,
    held: () => held.size,
    /** A counter of requests and answers. */
    activity: () => activity,
    change: async (step: StepOf<'network'>['network']): Promise<void> => {
      if (step === 'loses the next answer') isNextLost = true
      else if (step === 'loads no pages') await context.route('**/*', holdPages)
      else if (step === 'hangs') state = 'hangs'
      else if (step === 'goes') {
        state = 'gone'
        release('fail')
        for (const fall of breaks) fall()
      } else if (step === 'comes back') {
        state = 'there'
        release('send')
        await loadPages()
      }
    },
  }
}
