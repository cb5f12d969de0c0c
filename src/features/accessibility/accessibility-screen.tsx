import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useT } from '../../i18n/language.tsx'
import type { MessageId } from '../../i18n/language.tsx'
import butterfly from '../../ui/art/page-butterfly.svg'
import { buttonClass } from '../../ui/button-class.ts'
import { CheckIcon } from '../../ui/icons-state.tsx'
import { Page } from '../../ui/page.tsx'
import { Panel } from '../../ui/panel.tsx'
import { SupportContacts } from '../site-settings/lazy-support-contacts.tsx'
import styles from './accessibility-screen.module.css'

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

type TextsProps = { readonly ids: readonly Item[]; readonly sign: ReactNode }

const Texts = ({ ids, sign }: TextsProps) => {
  const t = useT()
  return (
    // Safari drops the role of a list without markers.
    <ul className={styles['list']} role="list">
      {ids.map((id) => (
        <li key={id}>
          {sign}
          <span>{t(id)}</span>
        </li>
      ))}
    </ul>
  )
}

/** The accessibility statement, with the content of the W3C's generator: status, limits, basis, contact. */
export const AccessibilityScreen = () => {
  const t = useT()
  return (
    <Page
      motif={butterfly}
      title={t('accessibility.page.title')}
      lead={t('accessibility.page.lead')}
    >
      <section className={styles['status']} aria-labelledby="status">
        <span className={styles['seal']} aria-hidden="true" />
        <div>
          <h2 id="status">{t('accessibility.status.title')}</h2>
          <p>{t('accessibility.status.text')}</p>
        </div>
      </section>
      <div className={styles['columns']}>
        <Panel id="works" title={t('accessibility.works.title')}>
          <Texts ids={works} sign={<CheckIcon className={styles['check'] ?? ''} />} />
        </Panel>
        <Panel id="limits" title={t('accessibility.limits.title')}>
          <Texts ids={limits} sign={<span className={styles['dash']} aria-hidden="true" />} />
        </Panel>
        <Panel id="basis" title={t('accessibility.basis.title')}>
          <p>{t('accessibility.basis.text')}</p>
          <p>{t('accessibility.basis.technologies')}</p>
        </Panel>
        <Panel id="contact" title={t('accessibility.contact.title')}>
          <p>{t('accessibility.contact.text')}</p>
          <div className={styles['ways']}>
            <Link className={buttonClass()} to="/help">
              {t('accessibility.contact.link')}
            </Link>
          </div>
          <SupportContacts />
        </Panel>
      </div>
    </Page>
  )
}
