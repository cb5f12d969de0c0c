import { localStore } from '../../platform/storage.ts'

const KEY = 'maru:theme'

export const themes = ['system', 'light', 'dark'] as const

/** `system`: as the system prefers. */
export type Theme = (typeof themes)[number]

const isTheme = (value: unknown): value is Theme => themes.some((one) => one === value)

/** The player's choice, or the brand's theme. */
export const chosenTheme = (): Theme => {
  const stored = localStore.get(KEY)
  if (isTheme(stored)) return stored
  const meta = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')
  const first = meta?.dataset['first']
  return isTheme(first) ? first : 'system'
}

export const keepTheme = (theme: Theme): void => localStore.set(KEY, theme)
