import { Link } from 'react-router-dom'
import { useT } from '../../i18n/language.tsx'
import type { MessageId } from '../../i18n/language.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { CheckIcon } from '../../ui/icons-state.tsx'
import { Page } from '../../ui/page.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useMedia } from '../../ui/use-media.ts'
import { SupportContacts } from '../site-settings/lazy-support-contacts.tsx'
import styles from './accessibility-screen.module.css'
import type { Elements } from '../../ui/elements.ts'

const works = [
  'accessibility.works.keyboard',
  'accessibility.works.names',
  'accessibility.works.contrast',
  'accessibility.works.size',
  'accessibility.works.motion',
  'accessibility.works.errors',
] as const satisfies readonly MessageId[]

const limits = [
  'accessibility.limits.games',
  'accessibility.limits.operator',
  'accessibility.limits.readers',
  'accessibility.limits.video',
] as const satisfies readonly MessageId[]

type Item = (typeof works)[number] | (typeof limits)[number]

type TextsProps = { readonly ids: readonly Item[]; readonly icon: Elements }

const Texts = ({ ids, icon }: TextsProps) => {
  const t = useT()
  return (
    // Safari drops the role of a list without markers.
    <ul className={styles['list']} role="list">
      {ids.map((id) => (
        <li key={id}>
          {icon}
          <span>{t(id)}</span>
        </li>
      ))}
    </ul>
  )
}

type PointsProps = {
  readonly name: 'works' | 'limits'
  readonly isFolded: boolean
  readonly children: Elements
}

const Points = ({ name, isFolded, children }: PointsProps) => {
  const t = useT()
  const title = t(`accessibility.${name}.title`)
  if (isFolded) {
    return (
      <Disclosure title={title} caption={t(`accessibility.${name}.summary`)}>
        {children}
      </Disclosure>
    )
  }
  return (
    <Panel id={name} title={title}>
      {children}
    </Panel>
  )
}

const Basis = () => {
  const t = useT()
  return (
    <Panel id="basis" title={t('accessibility.basis.title')}>
      <p>{t('accessibility.basis.text')}</p>
      <p>{t('accessibility.basis.technologies')}</p>
    </Panel>
  )
}

const Contact = () => {
  const t = useT()
  return (
    <Panel id="contact" title={t('accessibility.contact.title')}>
      <p>{t('accessibility.contact.text')}</p>
      <div className={styles['ways']}>
        <Link className={buttonClass()} to="/help">
          {t('accessibility.contact.link')}
        </Link>
      </div>
      <SupportContacts />
    </Panel>
  )
}

/** Two columns, each with a long list and a shorter card; on phones one column, with its lists folded. */
const Statement = () => {
  const isWide = useMedia('(min-width: 768px)')
  const worksPanel = (
    <Points name="works" isFolded={!isWide}>
      <Texts ids={works} icon={<CheckIcon className={styles['check']} />} />
    </Points>
  )
  const limitsPanel = (
    <Points name="limits" isFolded={!isWide}>
      <Texts ids={limits} icon={<span className={styles['dash']} aria-hidden="true" />} />
    </Points>
  )
  if (!isWide) {
    return (
      <div className={styles['column']}>
        {worksPanel}
        {limitsPanel}
        <Basis />
        <Contact />
      </div>
    )
  }
  return (
    <div className={styles['columns']}>
      <div className={styles['column']}>
        {worksPanel}
        <Basis />
      </div>
      <div className={styles['column']}>
        {limitsPanel}
        <Contact />
      </div>
    </div>
  )
}

/** The accessibility statement, with the content of the W3C's generator: status, limits, basis, contact. */
export const AccessibilityScreen = () => {
  const t = useT()
  return (
    <Page title={t('accessibility.page.title')} lead={t('accessibility.page.lead')}>
      <section className={styles['status']} aria-labelledby="status">
        <span className={styles['seal']} aria-hidden="true" />
        <div>
          <h2 id="status">{t('accessibility.status.title')}</h2>
          <p>{t('accessibility.status.text')}</p>
        </div>
      </section>
      <Statement />
    </Page>
  )
}
