import { localStore } from '../../platform/storage.ts'

const KEY = 'maru:logins'
const MAX_LOGINS = 10

const readStored = (): readonly string[] => (localStore.get(KEY) ?? '').split(' ').filter(Boolean)

/** Whether a login, by its server time, was made in this browser. */
export const isOfThisDevice = (at: string): boolean => readStored().includes(at)

export const keepLogin = (at: string): void => {
  if (!isOfThisDevice(at)) localStore.set(KEY, [...readStored(), at].slice(-MAX_LOGINS).join(' '))
}
