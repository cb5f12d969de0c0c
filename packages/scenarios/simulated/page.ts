import type { MemberActors } from '../../../src/app/member-actors.ts'
import type { Site } from '../../../src/app/site.ts'
import type { Balances } from '../../../src/features/player/player.ts'
import type { MoneyStep } from '../core/player-events.ts'
import type { Observation } from '../page/observation.ts'
import type { Bundles } from './bundles.ts'
import type { ScenarioClock } from './clock.ts'
import type { Cookies } from './cookies.ts'
import { createFreezer } from './freezer.ts'
import { openGameWindow } from './game-windows.ts'
import type { SeenWindow } from './game-windows.ts'
import { messageChannelOf } from './shared.ts'
import type { ChannelHub, createLocks, createStorage } from './shared.ts'

export const ORIGIN = 'http://localhost:5173'

export type Device = 'desktop' | 'phone'

const devices = {
  desktop: { userAgent: 'Mozilla/5.0 (X11; Linux x86_64)', platform: 'Linux', maxTouchPoints: 0 },
  phone: { userAgent: 'Mozilla/5.0 (iPhone) Mobile', platform: 'iPhone', maxTouchPoints: 5 },
} as const

export type BrowserSettings = {
  readonly device: Device
  readonly popups: 'are allowed' | 'are blocked' | 'are faked'
  /** Whether tabs can communicate. */
  readonly tabs: 'together' | 'apart'
  /** Whether calls time out. */
  readonly calls: 'limited' | 'endless'
  /** Idle limit in milliseconds; null: none. */
  readonly idleMs: number | null
}

type SharedState = {
  readonly bundles: Bundles
  readonly clock: ScenarioClock
  readonly hub: ChannelHub
  readonly locks: ReturnType<typeof createLocks>
  readonly localStorage: ReturnType<typeof createStorage>
  readonly cookies: Cookies
  readonly isOnline: () => boolean
  readonly settings: () => BrowserSettings
  readonly fetch: (request: Request, init?: RequestInit) => Promise<Response>
  readonly observation: Observation
}

type PageOptions = SharedState & {
  readonly path: string
  readonly sessionStorage: ReturnType<typeof createStorage>
  /** The page requested a reload. */
  readonly onReload: () => void
  readonly windows: SeenWindow[]
}

/** One page load of the site in a tab: its connected machines. */
export type Page = {
  readonly site: Site
  /** Machines for members and for guests who choose a game; created on demand. */
  readonly memberActors: () => MemberActors
  /** The same; null: not created yet. */
  readonly startedMemberActors: () => MemberActors | null
  /** Sends a form's request. */
  readonly moveMoney: (step: MoneyStep) => void
  readonly askAccount: () => void
  /** Balances requested after a form, until the next health check; null: none. */
  readonly balancesAsked: () => Balances | null
  readonly path: () => string
  /** Navigates without reload. */
  readonly goTo: (path: string) => void
  /** A browser event: `online`, `offline`, `focus`. */
  readonly dispatch: (type: string) => void
  readonly setHidden: (hidden: boolean) => void
  /** The browser freezes the page. */
  readonly freeze: () => void
  readonly goOn: () => void
  readonly isFrozen: () => boolean
  readonly close: () => void
}

const metaOf = (selector: string, { idleMs }: BrowserSettings): { content: string } | null => {
  if (selector.includes('game-hosts')) return { content: 'localhost:4010' }
  if (selector.includes('session-idle-ms') && idleMs !== null) return { content: String(idleMs) }
  return null
}

export function openPage(options: PageOptions): Page {
  const { bundles, clock, hub, locks, settings, windows, onReload } = options
  const own = {}
  const freezer = createFreezer(clock.touch)
  let isOpen = true
  let path = options.path
  const target = new EventTarget()
  const documentTarget = new EventTarget()
  const location = {
    origin: ORIGIN,
    protocol: 'http:',
    get pathname() {
      return path
    },
    get href() {
      return `${ORIGIN}${path}`
    },
    reload: onReload,
  }
  let hidden = false
  const document = {
    title: 'Maru',
    documentElement: { lang: 'ko' },
    body: {},
    get cookie() {
      return options.cookies.read()
    },
    set cookie(text: string) {
      options.cookies.write(text)
    },
    get hidden() {
      return hidden
    },
    querySelector: (selector: string) => metaOf(selector, settings()),
    addEventListener: documentTarget.addEventListener.bind(documentTarget),
    removeEventListener: documentTarget.removeEventListener.bind(documentTarget),
  }
  const fetchOfPage = async (request: Request, init?: RequestInit): Promise<Response> => {
    try {
      return await options.fetch(request, init)
    } finally {
      await freezer.thawed()
      // A closed page gets no answers.
      if (!isOpen) await new Promise(() => undefined)
    }
  }
  const timers = Object.fromEntries(
    (['setTimeout', 'setInterval'] as const).map((name) => [
      name,
      (act: () => void, ms?: number) => {
        clock.touch()
        const set = clock.globals[name] as typeof setTimeout
        return set(
          () =>
            freezer.run(() => {
              if (!isOpen) return
              clock.touch()
              act()
            }),
          ms,
        )
      },
    ]),
  )
  const window = {
    open: (_url: string, _name: string, features?: string) => {
      const { popups } = settings()
      if (popups === 'are blocked') return null
      if (popups === 'are faked') return {}
      const { seen, view } = openGameWindow(features)
      windows.push(seen)
      return view
    },
    addEventListener: target.addEventListener.bind(target),
    removeEventListener: target.removeEventListener.bind(target),
  }
  const abortSignal = clock.globals['AbortSignal'] as typeof AbortSignal
  const code = bundles.loadPage({
    ...clock.globals,
    ...timers,
    ...window,
    window,
    document,
    location,
    navigator: {
      ...devices[settings().device],
      locks: locks.of(own, freezer.run),
      get onLine() {
        return options.isOnline()
      },
    },
    history: {},
    localStorage: options.localStorage,
    sessionStorage: options.sessionStorage,
    BroadcastChannel:
      settings().tabs === 'apart' ? undefined : hub.channelOf(() => isOpen, freezer.run),
    getComputedStyle: () => ({ fontFamily: 'sans-serif' }),
    MessageChannel: messageChannelOf(clock.touch, (act) =>
      freezer.run(() => {
        if (isOpen) act()
      }),
    ),
    ...(settings().calls === 'endless' && {
      AbortSignal: { ...abortSignal, timeout: () => new AbortController().signal },
    }),
    fetch: fetchOfPage,
    globalThis: { fetch: fetchOfPage, Request, Response, Headers },
    scenarioObservation: options.observation,
  })
  const site = code.createSite({ isServedToGuest: false })
  let members: MemberActors | null = null
  const memberActors = (): MemberActors => {
    if (members === null) {
      members = code.createMemberActors(site)
      members.onOpenPath(goTo)
    }
    return members
  }
  const createForMember = () => {
    if (site.session.getSnapshot().context.player !== null) memberActors()
  }
  const goTo = (next: string) => {
    path = next
    members?.notificationDialog.send({ type: 'path.changed', path: next })
  }
  let requests = 0
  let balances: Balances | null = null
  let playerBefore = site.session.getSnapshot().context.player
  site.session.subscribe(
    ({ context }) => {
      if (context.player !== playerBefore) balances = null
      playerBefore = context.player
    },
    () => undefined,
  )
  const send = (step: MoneyStep, key: string) => {
    const { amount } = step
    if (step.player === 'transfer.requested')
      return code.transfers[step.to === 'games' ? 'intoGames' : 'outOfGames']({ amount }, key, {})
    return step.player === 'withdrawal.requested'
      ? code.requestWithdrawal({ way: 'transfer', amount }, key)
      : code.requestDeposit({ way: 'transfer', amount, bankOwner: '김데모' }, key)
  }
  const unanswered = () => undefined
  site.session.subscribe(createForMember, createForMember)
  createForMember()
  return {
    site,
    memberActors,
    startedMemberActors: () => members,
    moveMoney: (step) => {
      requests += 1
      const askBalances = async () => {
        balances = await code.getBalances()
      }
      send(step, `scenario-${clock.now()}-${requests}`).then(askBalances).catch(unanswered)
    },
    balancesAsked: () => balances,
    askAccount: () => void code.askAccount().catch(unanswered),
    path: () => path,
    goTo,
    dispatch: (type) => freezer.run(() => void target.dispatchEvent(new Event(type))),
    setHidden: (next) => {
      hidden = next
      documentTarget.dispatchEvent(new Event('visibilitychange'))
    },
    freeze: freezer.freeze,
    goOn: freezer.goOn,
    isFrozen: freezer.isFrozen,
    close: () => {
      isOpen = false
      locks.release(own)
    },
  }
}
