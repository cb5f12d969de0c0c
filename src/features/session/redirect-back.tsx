import { useEffect } from 'react'
import { Navigate } from 'react-router-dom'
import { useNotifier } from '../toasts/notifier.context.tsx'

/** Redirects a member from a page for guests, and says why, unless they have just logged in. */
export const RedirectBack = ({ returnPath }: { readonly returnPath: string }) => {
  const { showToast, snapshot } = useNotifier()
  useEffect(() => {
    if (snapshot().every(({ id }) => id !== 'msg_auth_success'))
      showToast({ kind: 'info', id: 'login.already.text' })
  }, [showToast, snapshot])
  return <Navigate to={returnPath} replace />
}
