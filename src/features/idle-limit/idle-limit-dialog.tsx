import { useEffect, useState } from 'react'
import { useSelector } from '@xstate/react'
import { useT } from '../../i18n/language.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { endOf, isWarning } from './idle-limit.machine.ts'
import type { IdleLimitActor } from './idle-limit.machine.ts'
import { SECOND_MS } from '../../lib/durations.ts'

const secondsUntil = (end: number): number => Math.max(0, Math.ceil((end - Date.now()) / SECOND_MS))

function useSecondsUntil(end: number): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(end))
  useEffect(() => {
    const timer = setInterval(() => setSeconds(secondsUntil(end)), SECOND_MS)
    return () => clearInterval(timer)
  }, [end])
  return seconds
}

type IdleLimitDialogProps = {
  actor: IdleLimitActor
  onSignOut: () => void
}

/** Warns before the idle limit ends the session, shows the remaining time and offers to stay. */
export const IdleLimitDialog = ({ actor, onSignOut }: IdleLimitDialogProps) => {
  const isOpen = useSelector(actor, isWarning)
  return isOpen && <Warning actor={actor} onSignOut={onSignOut} />
}

const Warning = ({ actor, onSignOut }: IdleLimitDialogProps) => {
  const t = useT()
  const seconds = useSecondsUntil(useSelector(actor, ({ context }) => endOf(context)))
  const stay = () => actor.send({ type: 'stay.chosen' })
  // The member is there, so the warning closes and the question about signing out opens.
  const signOut = () => {
    stay()
    onSignOut()
  }
  return (
    <Dialog
      open
      kind="warning"
      title={t('idle.dialog.title')}
      onDismiss={stay}
      actions={
        <>
          <Button onClick={signOut}>{t('account.button.signOut')}</Button>
          <Button onClick={stay}>{t('idle.button.stay')}</Button>
        </>
      }
    >
      <p>{t('idle.dialog.text')}</p>
      <p role="timer">{t('idle.dialog.left', { seconds })}</p>
    </Dialog>
  )
}
