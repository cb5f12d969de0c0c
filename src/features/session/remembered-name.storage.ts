import { localStore, setCookie } from '../../platform/storage.ts'

const KEY = 'maru-name'
const THIRTY_DAYS_S = 30 * 24 * 60 * 60

/** Keeps the member's name in a cookie and in local storage (R-SESS-05): the name, nothing else. */
export const rememberName = (name: string): void => {
  setCookie(KEY, name, THIRTY_DAYS_S)
  localStore.set(KEY, name)
}

export const forgetName = (): void => {
  setCookie(KEY, '', 0)
  localStore.remove(KEY)
}
