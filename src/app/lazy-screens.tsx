import { pathsBesideLogin } from '../generated/screens/login-beside.ts'
import { lazyComponent } from '../ui/lazy-component.tsx'

export const HOME_PATH = '/'

/** Every screen but home, with the table of their addresses: a first visit needs neither. */
export const OtherScreens = lazyComponent(
  async () => (await import('./other-screens.tsx')).OtherScreens,
)

const besideLogin: readonly string[] = pathsBesideLogin

/** Whether the login may stand beside this page for a guest: on all others the page is the login. */
export const isBesideLogin = (pathname: string): boolean => besideLogin.includes(pathname)
