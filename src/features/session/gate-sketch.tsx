import type { ReactNode } from 'react'
import { useLanguage, useT } from '../../i18n/language.tsx'
import type { MessageId } from '../../i18n/language.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { classNames } from '../../ui/class-names.ts'
import { IconBox } from '../../ui/icon-box.tsx'
import { ChevronRightIcon } from '../../ui/icons-action.tsx'
import { ArrowDownIcon } from '../../ui/icons-list.tsx'
import { InfoIcon, LockIcon } from '../../ui/icons-state.tsx'
import { StepList } from '../../ui/step-list.tsx'
import { useSiteSettings } from '../site-settings/use-site-settings.ts'
import styles from './gate-sketch.module.css'

/** Where a member sees a figure or a word of their own. */
const OWN = '—'

type BlockProps = { readonly title: MessageId; readonly children: ReactNode }

/** A card of the page with its title. */
export const Block = ({ title, children }: BlockProps) => {
  const t = useT()
  return (
    <div className={styles['block']}>
      <span className={styles['title']}>{t(title)}</span>
      {children}
    </div>
  )
}

type FieldProps = {
  readonly label: MessageId
  readonly unit?: MessageId
}

export const Field = ({ label, unit }: FieldProps) => {
  const t = useT()
  return (
    <div className={styles['field']}>
      <span className={styles['label']}>{t(label)}</span>
      <span className={styles['frame']}>{unit && t(unit)}</span>
    </div>
  )
}

type ChoicesProps = {
  readonly label: MessageId
  readonly names: readonly MessageId[]
  /** Cards with a mark rather than segments. */
  readonly areCards?: boolean
}

/** The first is chosen. */
export const Choices = ({ label, names, areCards = false }: ChoicesProps) => {
  const t = useT()
  return (
    <div className={styles['field']}>
      <span className={styles['label']}>{t(label)}</span>
      <div className={styles[areCards ? 'cards' : 'track']}>
        {names.map((name) => (
          <span key={name}>{t(name)}</span>
        ))}
      </div>
    </div>
  )
}

type QuickProps = { readonly amounts: readonly number[]; readonly hasAll?: boolean }

/** The amounts that one press adds. */
export const Quick = ({ amounts, hasAll = false }: QuickProps) => {
  const { t, formatNumber } = useLanguage()
  return (
    <div className={styles['quick']}>
      {hasAll && <span className={buttonClass()}>{t('amount.button.all')}</span>}
      {amounts.map((amount) => (
        <span key={amount} className={buttonClass()}>
          {t('amount.step.brief', { amount: formatNumber(amount) })}
        </span>
      ))}
    </div>
  )
}

export const Main = ({ name }: { readonly name: MessageId }) => {
  const t = useT()
  return <span className={buttonClass({ size: 'large', wide: true })}>{t(name)}</span>
}

/** Buttons of one row. */
export const Buttons = ({ names }: { readonly names: readonly string[] }) => (
  <div className={styles['buttons']}>
    {names.map((name) => (
      <span key={name} className={buttonClass()}>
        {name}
      </span>
    ))}
  </div>
)

/** Names, and where a member's own values stand. */
export const Own = ({ names }: { readonly names: readonly MessageId[] }) => {
  const t = useT()
  return (
    <div className={styles['rows']}>
      {names.map((name) => (
        <span key={name} className={styles['own']}>
          {t(name)} <b>{OWN}</b>
        </span>
      ))}
    </div>
  )
}

type RowProps = {
  readonly name: MessageId
  readonly text?: MessageId
  readonly sign?: ReactNode
  /** The name of its button; without one it leads to another page. */
  readonly button?: MessageId
}

export const Rows = ({ rows }: { readonly rows: readonly RowProps[] }) => {
  const t = useT()
  return (
    <div className={styles['rows']}>
      {rows.map(({ name, text, sign, button }) => (
        <span key={name} className={styles['row']}>
          {sign && <IconBox>{sign}</IconBox>}
          <span className={styles['words']}>
            <b>{t(name)}</b>
            {text && <span className={styles['text']}>{t(text)}</span>}
          </span>
          {button ? <span className={buttonClass()}>{t(button)}</span> : <ChevronRightIcon />}
        </span>
      ))}
    </div>
  )
}

type End = readonly [name: MessageId, unit: MessageId, note: MessageId]

/** The balance that money leaves, and the one that it reaches. */
export const Ends = ({ from, to }: { readonly from: End; readonly to: End }) => {
  const t = useT()
  const end = ([name, unit, note]: End) => (
    <span className={styles['end']}>
      <b>{t(name)}</b>
      <span className={styles['sum']}>
        {OWN} <small>{t(unit)}</small>
      </span>
      <span className={styles['text']}>{t(note)}</span>
    </span>
  )
  return (
    <Block title="moneyForm.summary.title">
      <div>
        {end(from)}
        <span className={styles['moved']}>
          <ArrowDownIcon />
        </span>
        {end(to)}
      </div>
    </Block>
  )
}

/** Records that are not known. */
export const Records = ({ title }: { readonly title: MessageId }) => (
  <Block title={title}>
    <div className={styles['records']}>
      <span />
      <span />
      <span />
      <span />
    </div>
  </Block>
)

export const Text = ({ id }: { readonly id: MessageId }) => {
  const t = useT()
  return <p className={styles['text']}>{t(id)}</p>
}

/** The operator's smallest deposit, once it is known. */
export const Least = () => {
  const { t, formatNumber } = useLanguage()
  const least = useSiteSettings().data?.minimumDeposit
  if (least === 0) return null
  return (
    <p className={styles['least']}>
      {least !== undefined && (
        <>
          <InfoIcon />
          {t('amount.error.too-small', { amount: formatNumber(least), unit: t('money.unit') })}
        </>
      )}
    </p>
  )
}

type SketchProps = {
  readonly children: ReactNode
  /** In a column of its own where there is room. */
  readonly beside?: ReactNode
  /** Below them. */
  readonly records?: MessageId
  /** To be read: what follows a request. */
  readonly next?: readonly MessageId[]
  /** Below that. */
  readonly note?: ReactNode
  /** Where the page has more than the picture. */
  readonly isLow?: boolean
}

/** A member's page as a picture, which fades out: nothing in it is known, and nothing can be pressed. */
export const Sketch = ({ children, beside, records, next, note, isLow = false }: SketchProps) => {
  const t = useT()
  return (
    <div
      className={classNames(styles['sketch'], next && styles['withNext'], isLow && styles['low'])}
    >
      {next && (
        <section className={styles['next']} aria-label={t('moneyForm.next.title')}>
          <h2 className={styles['title']}>{t('moneyForm.next.title')}</h2>
          <StepList className={styles['steps']} steps={next.map((step) => t(step))} />
          {note}
        </section>
      )}
      <div className={styles['ghost']} aria-hidden="true" inert>
        <div className={styles['picture']}>
          <div className={styles['column']}>{children}</div>
          {beside && <div className={styles['column']}>{beside}</div>}
          {records && <Records title={records} />}
        </div>
        <span className={styles['locked']}>
          <LockIcon /> {t('guard.point.title')}
        </span>
      </div>
    </div>
  )
}
