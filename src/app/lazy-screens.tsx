import { pathsOfLogin } from '../generated/screens/login-within.ts'
import { lazyComponent } from '../ui/lazy-component.tsx'
import { loadOnce } from '../lib/load-once.ts'

export const HOME_PATH = '/'

/** Every screen except home, with the route table. A first visit needs neither. */
export const OtherScreens = lazyComponent(
  async () => (await import('./other-screens.tsx')).OtherScreens,
)

const loginPaths: readonly string[] = pathsOfLogin

/** Whether this page is the login or the registration; beside other pages, guests may see the login. */
export const isWayIn = (pathname: string): boolean => loginPaths.includes(pathname)

/** One promise for both parts, so that a missing file is requested once. */
const loadArea = loadOnce(() => import('./member-area.tsx'))

export const MemberArea = lazyComponent(async () => (await loadArea()).MemberArea)

export const MemberDialogs = lazyComponent(async () => (await loadArea()).MemberDialogs)
