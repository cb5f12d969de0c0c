import { useState } from 'react'
import { FailureNote } from '../../failures/failure-note.tsx'
import { useSingleMutation } from '../../failures/use-single-mutation.ts'
import { formatMoment } from '../../lib/dates.ts'
import { useT } from '../../i18n/language.tsx'
import { Button } from '../../ui/button.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { useMedia } from '../../ui/use-media.ts'
import { LimitForm } from './limit-form.tsx'
import { LimitUse } from './limit-use.tsx'
import styles from './limits.module.css'
import type { Limit, LimitKind } from './protection.model.ts'
import { protectionMutations } from './protection.api.ts'
import { useAmountWords } from './use-amount-words.ts'

type PendingProps = { limit: Limit; pending: NonNullable<Limit['pending']> }

/** A requested raise: when it can be confirmed, and the buttons that confirm or withdraw it. */
const PendingRaise = ({ limit: { limit, value }, pending }: PendingProps) => {
  const t = useT()
  const amountWords = useAmountWords()
  const withdrawRaise = useSingleMutation(protectionMutations.setLimit(limit))
  const confirmRaise = useSingleMutation(protectionMutations.confirmLimit(limit))
  return (
    <div className={styles['pending']} role="status">
      <p>
        {t('protection.limit.pending', {
          value:
            pending.value === null
              ? t('protection.limit.none')
              : amountWords.of(limit, pending.value),
          at: formatMoment(pending.from),
          until: formatMoment(pending.until),
        })}
      </p>
      <div className={styles['actions']}>
        {pending.isDue && (
          <Button size="small" busy={confirmRaise.isPending} onClick={() => confirmRaise.mutate()}>
            {t('protection.limit.confirm')}
          </Button>
        )}
        <Button
          size="small"
          busy={withdrawRaise.isPending}
          onClick={() => withdrawRaise.mutate(value)}
        >
          {t('protection.limit.keep')}
        </Button>
      </div>
      <FailureNote error={withdrawRaise.error ?? confirmRaise.error} />
    </div>
  )
}

const LimitRow = ({ limit: memberLimit, onEdit }: { limit: Limit; onEdit: () => void }) => {
  const t = useT()
  const amountWords = useAmountWords()
  const { limit, value, pending } = memberLimit
  const name = t(`protection.limit.${limit}`)
  return (
    <li className={styles['row']}>
      <h3 className={styles['name']}>{name}</h3>
      {value !== null && <p className={styles['value']}>{amountWords.of(limit, value)}</p>}
      <div className={styles['used']}>
        <LimitUse limit={memberLimit} />
      </div>
      <div className={styles['edit']}>
        <Button
          variant="ghost"
          className={styles['set']}
          aria-haspopup="dialog"
          aria-label={t(
            value === null ? 'protection.limit.addNamed' : 'protection.limit.editNamed',
            {
              name,
            },
          )}
          onClick={onEdit}
        >
          {t(value === null ? 'protection.limit.add' : 'protection.limit.edit')}
        </Button>
      </div>
      {pending !== null && <PendingRaise limit={memberLimit} pending={pending} />}
    </li>
  )
}

/** The sheet's limit stays while the sheet slides away; `openCount` gives each opening a new form. */
type SheetState = {
  /** null: none until now. */
  readonly limit: LimitKind | null
  readonly isOpen: boolean
  readonly openCount: number
}

export const LimitRows = ({ limits }: { limits: readonly Limit[] }) => {
  const t = useT()
  const isWide = useMedia('(min-width: 1200px)')
  const [edited, setEdited] = useState<SheetState>({ limit: null, isOpen: false, openCount: 0 })
  const close = () => setEdited((now) => ({ ...now, isOpen: false }))
  const limitInForm = limits.find(({ limit }) => limit === edited.limit)
  return (
    <Panel title={t('protection.limits.title')} className={styles['card']}>
      <ul className={styles['rows']}>
        {limits.map((limit) => (
          <LimitRow
            key={limit.limit}
            limit={limit}
            onEdit={() =>
              setEdited(({ openCount }) => ({
                limit: limit.limit,
                isOpen: true,
                openCount: openCount + 1,
              }))
            }
          />
        ))}
      </ul>
      <div className={styles['how']}>
        <Disclosure group="limits" title={t('protection.limits.how')} isOpen={isWide}>
          <p className={styles['small']}>{t('protection.limits.text')}</p>
          <p className={styles['small']}>{t('protection.help.unknown')}</p>
        </Disclosure>
      </div>
      {limitInForm && (
        <Sheet
          open={edited.isOpen}
          title={t(`protection.limit.${limitInForm.limit}`)}
          closeLabel={t('dialog.button.close')}
          onClose={close}
        >
          <LimitForm key={edited.openCount} limit={limitInForm} onSaved={close} />
        </Sheet>
      )}
    </Panel>
  )
}
