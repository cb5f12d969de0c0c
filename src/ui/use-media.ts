import { useSyncExternalStore } from 'react'

/** Whether a media query matches now; `onServer`: the result where there is no browser to ask. */
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
