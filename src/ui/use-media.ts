import { useSyncExternalStore } from 'react'
import { useHydrated } from './use-hydrated.ts'

/** Whether a media query matches now; `atFirst` in a prerendered page, which knows no screen. */
export const useMedia = (query: string, atFirst = false): boolean => {
  const hydrated = useHydrated()
  return useSyncExternalStore(
    (changed) => {
      const list = matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    // Not yet the browser's: a difference would be rendered at once, in one long task.
    () => (hydrated ? matchMedia(query).matches : atFirst),
    () => atFirst,
  )
}
