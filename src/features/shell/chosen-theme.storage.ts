import { localStore } from '../../platform/storage.ts'

const KEY = 'maru:theme'

export const themes = ['system', 'light', 'dark'] as const

/** `system`: as the system prefers. */
export type Theme = (typeof themes)[number]

export const chosenTheme = (): Theme => {
  const stored = localStore.get(KEY)
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

export const keepTheme = (theme: Theme): void => {
  if (theme === 'system') localStore.remove(KEY)
  else localStore.set(KEY, theme)
}
