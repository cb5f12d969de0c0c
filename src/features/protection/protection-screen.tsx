import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { QueryBoundary } from '../../failures/query-boundary.tsx'
import { useT } from '../../i18n/language.tsx'
import { DescriptionList } from '../../ui/description-list.tsx'
import { Page } from '../../ui/page.tsx'
import { Panel } from '../../ui/panel.tsx'
import { RowsSkeleton } from '../../ui/rows-skeleton.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { BreakPanel } from './break-panel.tsx'
import { LimitForm } from './limit-form.tsx'
import { MomentText } from './moment-text.tsx'
import { checkMinutes } from './protection.model.ts'
import type { Protection } from './protection.model.ts'
import { protectionMutations, protectionQueries } from './protection.queries.ts'
import styles from './protection.module.css'
import { useRealityCheckActor } from './reality-check.context.tsx'
import { RecordPanel } from './record-panel.tsx'
import { useAmountWords } from './use-amount-words.ts'

const CheckPanel = ({ minutes }: { minutes: number }) => {
  const t = useT()
  const actor = useRealityCheckActor()
  const set = useMutation({
    ...protectionMutations.setRealityCheck(),
    onSuccess: () => actor.send({ type: 'check.changed' }),
  })
  return (
    <Panel title={t('protection.often.title')}>
      <p>{t('protection.often.text')}</p>
      <SelectField
        label={t('protection.often.field')}
        value={String(minutes)}
        options={checkMinutes.map((value) => ({
          value: String(value),
          name: t('protection.time.minutes', { minutes: value }),
        }))}
        onChange={(chosen) => {
          const wanted = checkMinutes.find((value) => String(value) === chosen)
          if (wanted !== undefined) set.mutate(wanted)
        }}
      />
    </Panel>
  )
}

const FactsPanel = ({ facts }: { facts: Protection }) => {
  const t = useT()
  const { won } = useAmountWords()
  return (
    <Panel title={t('protection.facts.title')}>
      <p>{t('protection.facts.text')}</p>
      <DescriptionList
        items={[
          { key: 'month', name: t('protection.facts.month'), value: won(facts.netMonth) },
          {
            key: 'three',
            name: t('protection.facts.threeMonths'),
            value: won(facts.netThreeMonths),
          },
          { key: 'known', name: t('protection.facts.known'), value: won(facts.netKnown) },
          {
            key: 'login',
            name: t('protection.facts.loginBefore'),
            value: <MomentText at={facts.loginBefore} />,
          },
        ]}
      />
    </Panel>
  )
}

const HelpPanel = ({ help }: Pick<Protection, 'help'>) => {
  const t = useT()
  return (
    <Panel title={t('protection.help.title')}>
      <p>{t('protection.help.unknown')}</p>
      <p>{t('protection.help.text')}</p>
      <ul className={styles['help']}>
        {help.map(({ name, address }) => (
          <li key={address}>
            <a href={address} target="_blank" rel="noopener noreferrer">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

const Panels = ({ facts }: { facts: Protection }) => {
  const t = useT()
  return (
    <div className={styles['panels']}>
      <Panel title={t('protection.limits.title')} className={styles['wide']}>
        <p>{t('protection.limits.text')}</p>
        <div className={styles['limits']}>
          {facts.limits.map((limit) => (
            <LimitForm key={limit.limit} limit={limit} />
          ))}
        </div>
      </Panel>
      <BreakPanel until={facts.breakUntil} />
      <CheckPanel minutes={facts.checkMinutes} />
      <FactsPanel facts={facts} />
      <HelpPanel help={facts.help} />
    </div>
  )
}

/** Taller than any window, so that the content below stays out of sight. */
const PanelsSkeleton = () => (
  <div className={styles['skeleton']}>
    <RowsSkeleton />
  </div>
)

/** The screen for limits, breaks, the reality check, and facts about play. */
export const ProtectionScreen = () => {
  const t = useT()
  const facts = useQuery(protectionQueries.facts())
  useEffect(() => {
    if (location.hash === '#record') document.querySelector('#record')?.scrollIntoView()
  }, [])
  return (
    <Page title={t('protection.page.title')} lead={t('protection.page.lead')}>
      <QueryBoundary query={facts} skeleton={<PanelsSkeleton />}>
        {(data) => <Panels facts={data} />}
      </QueryBoundary>
      <RecordPanel />
    </Page>
  )
}
