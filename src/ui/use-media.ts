import { useSyncExternalStore } from 'react'
import { useHydrated } from './use-hydrated.ts'

/** Whether a media query matches; `atFirst` in a prerendered page. */
export const useMedia = (query: string, atFirst = false): boolean => {
  const hydrated = useHydrated()
  return useSyncExternalStore(
    (changed) => {
      const list = matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    // The first render ignores the browser's value: a difference would rerender everything in one long task.
    () => (hydrated ? matchMedia(query).matches : atFirst),
    () => atFirst,
  )
}
