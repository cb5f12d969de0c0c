import { setCookie } from '../../platform/cookies.ts'
import { localStore, tabStore } from '../../platform/storage.ts'

const KEY = 'maru-name'
const LOGIN_ID_KEY = 'maru-login-id'
const THIRTY_DAYS_S = 30 * 24 * 60 * 60

/** Stores only the member's name, in a cookie and in local storage (R-SESS-05). */
export const rememberName = (name: string): void => {
  setCookie(KEY, name, THIRTY_DAYS_S)
  localStore.set(KEY, name)
}

/** Whether a member signed in here and did not sign out. */
export const isNameRemembered = (): boolean => localStore.get(KEY) !== null

export const forgetName = (): void => {
  setCookie(KEY, '', 0)
  localStore.remove(KEY)
  tabStore.remove(LOGIN_ID_KEY)
}

/** Stores the typed id for this tab, because the backend may name the member differently. */
export const keepLoginId = (id: string): void => tabStore.set(LOGIN_ID_KEY, id)

/** The id typed in this tab at login; null: another tab. */
export const keptLoginId = (): string | null => tabStore.get(LOGIN_ID_KEY)
