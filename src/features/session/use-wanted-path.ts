import { useLocation } from 'react-router-dom'

/**
 * Where a login leads that took a page of its own, or a registration before it: to the page that a guest
 * asked for, which the link here noted as the state of the history's entry, or home. No address can set it.
 */
export const useWantedPath = (): string => {
  const state: unknown = useLocation().state
  return typeof state === 'string' && /^\/(?!\/)/.test(state) ? state : '/'
}
