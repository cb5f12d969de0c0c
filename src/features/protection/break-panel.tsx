import { useState } from 'react'
import { Link } from 'react-router-dom'
import { FailureNote } from '../../failures/failure-note.tsx'
import { useSingleMutation } from '../../failures/use-single-mutation.ts'
import { useT } from '../../i18n/language.tsx'
import { Button } from '../../ui/button.tsx'
import { Callout } from '../../ui/callout.tsx'
import { Panel } from '../../ui/panel.tsx'
import { QuestionDialog } from '../../ui/question-dialog.tsx'
import { prepareInquiryDraft } from '../inquiries/inquiry-draft.storage.ts'
import { useSession } from '../session/session.context.tsx'
import { playerOf } from '../session/session.selectors.ts'
import { MomentText } from './moment-text.tsx'
import { breakDays } from './protection.model.ts'
import type { BreakDays } from './protection.model.ts'
import { protectionMutations } from './protection.api.ts'
import styles from './protection.module.css'

const BreakNote = ({ until }: { until: string }) => {
  const t = useT()
  return (
    <Callout tone="unsure" title={t('protection.break.running')}>
      <p>
        <span>{t('protection.break.until')}</span> <MomentText at={until} />
      </p>
    </Callout>
  )
}

/** Starts a break, which cannot be ended early; longer exclusions go through the operator (R-PROT-03). */
export const BreakPanel = ({ until }: { until: string | null }) => {
  const t = useT()
  const [chosenDays, setChosenDays] = useState<BreakDays | null>(null)
  const startBreak = useSingleMutation(protectionMutations.startBreak())
  const userId = useSession(playerOf)?.userId ?? ''
  const prepareExclusion = () =>
    prepareInquiryDraft(userId, {
      title: t('protection.exclusion.title'),
      content: t('protection.exclusion.content'),
    })
  const support = (
    <Link className={styles['ask']} to="/help" onClick={prepareExclusion}>
      {t('protection.break.ask')}
    </Link>
  )
  return (
    <Panel title={t('protection.break.title')}>
      {until !== null && <BreakNote until={until} />}
      <div className={styles['choices']} role="group" aria-label={t('protection.break.title')}>
        {breakDays.map((days) => (
          <Button key={days} busy={startBreak.isPending} onClick={() => setChosenDays(days)}>
            {t('protection.break.start', { days })}
          </Button>
        ))}
      </div>
      <FailureNote error={startBreak.error} />
      <div className={styles['small']}>
        <p>{t('protection.break.text')}</p>
        <p>
          <span>{t('protection.break.longer')}</span> {support}
        </p>
      </div>
      {chosenDays !== null && (
        <QuestionDialog
          title={t('protection.break.question', { days: chosenDays })}
          yes={t('protection.break.yes')}
          no={t('protection.break.no')}
          onNo={() => setChosenDays(null)}
          onYes={() => {
            startBreak.mutate(chosenDays)
            setChosenDays(null)
          }}
        />
      )}
    </Panel>
  )
}
