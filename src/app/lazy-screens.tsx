import { pathsBesideLogin } from '../generated/screens/login-beside.ts'
import { loadOnce } from '../lib/load-once.ts'
import { lazyComponent } from '../ui/lazy-component.tsx'

export const HOME_PATH = '/'

/** Every screen but home, with the table of their addresses: a first visit needs neither. */
export const OtherScreens = lazyComponent(
  async () => (await import('./other-screens.tsx')).OtherScreens,
)

/** One promise for both parts: a file that cannot be loaded is requested once. */
const loadArea = loadOnce(() => import('./member-area.tsx'))

/** Provides the actors that only members need. */
export const MemberArea = lazyComponent(async () => (await loadArea()).MemberArea)

/** The dialogs of a signed-in member. */
export const MemberDialogs = lazyComponent(async () => (await loadArea()).MemberDialogs)

const besideLogin: readonly string[] = pathsBesideLogin

/** Whether the login may stand beside this page for a guest: on all others the page is the login. */
export const isBesideLogin = (pathname: string): boolean => besideLogin.includes(pathname)
