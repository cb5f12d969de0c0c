import { useSyncExternalStore } from 'react'

/** Whether a media query holds now; `onServer` is the answer of the prerendered page. */
export const useMedia = (query: string, onServer: boolean): boolean =>
  useSyncExternalStore(
    (changed) => {
      const list = matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    () => matchMedia(query).matches,
    () => onServer,
  )
