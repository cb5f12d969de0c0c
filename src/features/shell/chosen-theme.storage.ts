import { localStore } from '../../platform/storage.ts'

const KEY = 'maru:theme'

export const themes = ['system', 'light', 'dark'] as const

/** `system`: as the system prefers. */
export type Theme = (typeof themes)[number]

const isTheme = (value: unknown): value is Theme => themes.some((theme) => theme === value)

/** The player's choice, or the brand's theme. */
export const chosenTheme = (): Theme => {
  const storedTheme = localStore.get(KEY)
  if (isTheme(storedTheme)) return storedTheme
  const meta = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')
  const brandTheme = meta?.dataset['first']
  return isTheme(brandTheme) ? brandTheme : 'system'
}

export const keepTheme = (theme: Theme): void => localStore.set(KEY, theme)
