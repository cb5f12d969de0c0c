import { useSelector } from '@xstate/react'
import { useNavigate } from 'react-router-dom'
import { useT } from '../../i18n/language.tsx'
import { Button } from '../../ui/button.tsx'
import { DescriptionList } from '../../ui/description-list.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { hoursOf } from './protection.model.ts'
import type { Protection } from './protection.model.ts'
import { isAsking } from './reality-check.machine.ts'
import type { RealityCheckActor } from './reality-check.machine.ts'
import { useAmountWords } from './use-amount-words.ts'

type RealityCheckDialogProps = {
  actor: RealityCheckActor
  onSignOut: () => void
}

export const RealityCheckDialog = ({ actor, onSignOut }: RealityCheckDialogProps) => {
  const isOpen = useSelector(actor, isAsking)
  const facts = useSelector(actor, ({ context }) => context.facts)
  return (
    isOpen && facts !== null && <CheckDialog actor={actor} facts={facts} onSignOut={onSignOut} />
  )
}

const CheckDialog = ({
  actor,
  facts,
  onSignOut,
}: RealityCheckDialogProps & { facts: Protection }) => {
  const t = useT()
  const navigate = useNavigate()
  const { won } = useAmountWords()
  const busy = useSelector(actor, (snapshot) => snapshot.matches({ on: 'answering' }))
  const answer = (next?: () => void) => () => {
    actor.send({ type: 'check.answered' })
    next?.()
  }
  const { sessionIn, sessionOut } = facts
  return (
    <Dialog
      open
      kind="info"
      title={t('protection.check.title')}
      actions={
        <>
          <Button busy={busy} onClick={answer()}>
            {t('protection.check.goOn')}
          </Button>
          <Button busy={busy} onClick={answer(() => void navigate('/limits#record'))}>
            {t('protection.check.history')}
          </Button>
          <Button busy={busy} onClick={answer(() => void navigate('/limits'))}>
            {t('protection.check.limit')}
          </Button>
          <Button busy={busy} onClick={answer(onSignOut)}>
            {t('account.button.signOut')}
          </Button>
        </>
      }
    >
      <p>{t('protection.check.played', hoursOf(facts.playedMs))}</p>
      <p>{t('protection.check.text')}</p>
      <DescriptionList
        items={[
          { key: 'in', name: t('protection.check.deposits'), value: won(sessionIn.balance) },
          { key: 'out', name: t('protection.check.withdrawals'), value: won(sessionOut.balance) },
          { key: 'games', name: t('protection.check.intoGames'), value: won(sessionIn.games) },
          { key: 'back', name: t('protection.check.outOfGames'), value: won(sessionOut.games) },
        ]}
      />
    </Dialog>
  )
}
