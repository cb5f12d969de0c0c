import { useLocation } from 'react-router-dom'

/**
 * Where a login or registration leads: to the page that a guest requested, stored in the history entry's state, or
 * home. A URL cannot set it.
 */
export const useReturnPath = (): string => {
  const state: unknown = useLocation().state
  return typeof state === 'string' && /^\/(?!\/)/.test(state) ? state : '/'
}
