import { pathsBesideLogin } from '../generated/screens/login-beside.ts'
import { pathsOfLogin } from '../generated/screens/login-within.ts'
import { lazyComponent } from '../ui/lazy-component.tsx'

export const HOME_PATH = '/'

/** Every screen except home, with the route table. A first visit needs neither. */
export const OtherScreens = lazyComponent(
  async () => (await import('./other-screens.tsx')).OtherScreens,
)

const besideLogin: readonly string[] = pathsBesideLogin

/** Whether guests may see the login beside this page; otherwise the login replaces it. */
export const isBesideLogin = (pathname: string): boolean => besideLogin.includes(pathname)

const ofLogin: readonly string[] = pathsOfLogin

/** Whether a guest sees the login or the registration as this page. */
export const isWayIn = (pathname: string): boolean => ofLogin.includes(pathname)
