import { useEffect } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { useNotifier } from '../toasts/notifier.context.tsx'

/**
 * Where a login or registration leads: to the page that a guest requested, stored in the history entry's state, or
 * home. A URL cannot set it.
 */
export const useReturnPath = (): string => {
  const state: unknown = useLocation().state
  return typeof state === 'string' && /^\/(?!\/)/.test(state) ? state : '/'
}

/** Redirects a member from a page for guests, and says why, unless they have just logged in. */
export const RedirectBack = ({ returnPath }: { readonly returnPath: string }) => {
  const { showToast, snapshot } = useNotifier()
  useEffect(() => {
    if (snapshot().every(({ id }) => id !== 'msg_auth_success'))
      showToast({ kind: 'info', id: 'login.already.text' })
  }, [showToast, snapshot])
  return <Navigate to={returnPath} replace />
}
