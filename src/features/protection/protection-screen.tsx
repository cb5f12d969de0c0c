import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { QueryBoundary } from '../../failures/query-boundary.tsx'
import { useT } from '../../i18n/language.tsx'
import { Callout } from '../../ui/callout.tsx'
import { DescriptionList } from '../../ui/description-list.tsx'
import { HelpIcon } from '../../ui/icons-place.tsx'
import { Page } from '../../ui/page.tsx'
import { Panel } from '../../ui/panel.tsx'
import { RowsSkeleton } from '../../ui/rows-skeleton.tsx'
import { BreakPanel } from './break-panel.tsx'
import { RealityCheckPanel } from './reality-check-panel.tsx'
import { LimitRows } from './limit-rows.tsx'
import { MomentText } from './moment-text.tsx'
import type { Protection } from './protection.model.ts'
import { protectionQueries } from './protection.api.ts'
import { recordQueries } from './record.api.ts'
import styles from './protection.module.css'
import { RecordPanel } from './record-panel.tsx'
import { useAmountWords } from './use-amount-words.ts'

const FactsPanel = ({ facts }: { facts: Protection }) => {
  const t = useT()
  const { won } = useAmountWords()
  const netText = (net: number) => {
    if (net > 0) return t('protection.facts.moreIn', { value: won(net) })
    if (net < 0) return t('protection.facts.moreOut', { value: won(-net) })
    return won(0)
  }
  const sums = [
    { key: 'month', name: t('protection.facts.month'), value: netText(facts.netMonth) },
    { key: 'three', name: t('protection.facts.threeMonths'), value: netText(facts.netThreeMonths) },
    { key: 'known', name: t('protection.facts.known'), value: netText(facts.netKnown) },
  ]
  return (
    <Panel title={t('protection.facts.title')}>
      <p className={styles['small']}>{t('protection.facts.text')}</p>
      <div className={styles['sums']}>
        <DescriptionList items={sums} />
      </div>
      {facts.loginBefore !== null && (
        <p className={styles['login']}>
          <span>{t('protection.facts.loginBefore')}</span> <MomentText at={facts.loginBefore} />
        </p>
      )}
    </Panel>
  )
}

/** The operator's counselling services. */
const HelpStrip = ({ help }: Pick<Protection, 'help'>) => {
  const t = useT()
  return (
    <div className={styles['help']}>
      <HelpIcon />
      <p>{t('protection.help.text')}</p>
      <ul className={styles['lines']}>
        {help.map(({ name, address }) => (
          <li key={address}>
            <a href={address} target="_blank" rel="noopener noreferrer">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

type PanelsProps = {
  readonly facts: Protection
  /** Whether what was paid in and out has been counted; until then figures are hidden. */
  readonly isCounted: boolean
}

const Panels = ({ facts, isCounted }: PanelsProps) => (
  <div className={styles['frame']}>
    {facts.help.length > 0 && <HelpStrip help={facts.help} />}
    <div className={styles['panels']} data-counting={isCounted ? undefined : ''}>
      <LimitRows limits={facts.limits} />
      <BreakPanel until={facts.breakUntil} />
      <RealityCheckPanel minutes={facts.checkMinutes} />
      <FactsPanel facts={facts} />
    </div>
  </div>
)

/** Taller than any window, so that the content below stays out of sight. */
const PanelsSkeleton = () => (
  <div className={styles['skeleton']}>
    <RowsSkeleton />
  </div>
)

export const ProtectionScreen = () => {
  const t = useT()
  const facts = useQuery(protectionQueries.facts())
  const record = useQuery(recordQueries.record())
  const client = useQueryClient()
  const [isCounted, setIsCounted] = useState(false)
  const { dataUpdatedAt } = record
  // Reading the lists updated the server's facts, so they are refetched.
  useEffect(() => {
    if (dataUpdatedAt === 0) return
    void client.invalidateQueries(protectionQueries.facts()).finally(() => setIsCounted(true))
  }, [client, dataUpdatedAt])
  const { hash, key } = useLocation()
  useEffect(() => {
    if (hash === '#record') document.querySelector('#record')?.scrollIntoView()
  }, [hash, key])
  return (
    <Page title={t('protection.page.title')} lead={t('protection.page.lead')}>
      <QueryBoundary query={facts} skeleton={<PanelsSkeleton />}>
        {(data) => (
          <>
            {record.isError && <Callout tone="unsure" title={t('protection.facts.uncounted')} />}
            <Panels facts={data} isCounted={isCounted || record.isError} />
          </>
        )}
      </QueryBoundary>
      <div className={facts.isPending ? styles['unseen'] : undefined}>
        <RecordPanel />
      </div>
      {facts.data?.help.length === 0 && (
        <p className={styles['foot']}>{t('protection.help.text')}</p>
      )}
    </Page>
  )
}
