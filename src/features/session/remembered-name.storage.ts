import { setCookie } from '../../platform/cookies.ts'
import { localStore, tabStore } from '../../platform/storage.ts'

const KEY = 'maru-name'
const LOGIN_ID_KEY = 'maru-login-id'
const THIRTY_DAYS_S = 30 * 24 * 60 * 60

/** Keeps the member's name in a cookie and in local storage (R-SESS-05): the name, nothing else. */
export const rememberName = (name: string): void => {
  setCookie(KEY, name, THIRTY_DAYS_S)
  localStore.set(KEY, name)
}

/** Whether a member was signed in here and has not signed out: probably one still is. */
export const isNameRemembered = (): boolean => localStore.get(KEY) !== null

export const forgetName = (): void => {
  setCookie(KEY, '', 0)
  localStore.remove(KEY)
  tabStore.remove(LOGIN_ID_KEY)
}

/** Keeps the id that was typed, for this tab alone: the backend may name the member otherwise. */
export const keepLoginId = (id: string): void => tabStore.set(LOGIN_ID_KEY, id)

/** The id that the member signed in with in this tab; null: in another one. */
export const keptLoginId = (): string | null => tabStore.get(LOGIN_ID_KEY)
