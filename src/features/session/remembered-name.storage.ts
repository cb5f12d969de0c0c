import { setCookie } from '../../platform/cookies.ts'
import { localStore } from '../../platform/storage.ts'

const KEY = 'maru-name'
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
}
