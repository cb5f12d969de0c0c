import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { useT } from '../i18n/language.tsx'
import { Button } from '../ui/button.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { CopyDetails } from './copy-details.tsx'
import { formatMoment } from '../lib/dates.ts'
import { useHydrated } from '../ui/use-hydrated.ts'
import { KindTiles } from '../ui/kind-tiles.tsx'
import { StatePage } from '../ui/state-page.tsx'
import styles from './error-screen.module.css'

const WORD = /^[\w.-]{1,80}$/

const UNKNOWN = 'unknown'

const wordIn = (search: URLSearchParams, key: string): string | null => {
  const word = search.get(key) ?? ''
  return WORD.test(word) ? word : null
}

/** The error in the address; anything but a plain word is dropped. */
export const reportedFailure = (
  search: URLSearchParams,
): { readonly code: string; readonly requestId: string | null } => ({
  code: wordIn(search, 'code') ?? UNKNOWN,
  requestId: wordIn(search, 'requestId'),
})

/** Goes to the previous page, which reloads. */
const goBack = (): void => {
  if (history.length > 1) history.back()
  else location.assign('/')
}

/**
 * The page to which the operator's systems send players after a failure elsewhere: `/admin/error?code=…&requestId=…`
 * (R-NAV-01).
 */
export const ErrorScreen = () => {
  const t = useT()
  const [search] = useSearchParams()
  const hydrated = useHydrated()
  const [at] = useState(() => Date.now())
  const { code, requestId } = reportedFailure(search)
  const moment = new Date(at).toISOString()
  // A prerendered page does not know the time.
  const failedAt = hydrated ? formatMoment(moment) : ''
  return (
    <StatePage
      art="failure"
      below={
        <KindTiles label={t('home.categories.label')} titleOf={(kind) => t(`place.${kind}`)} low />
      }
      title={t('error.text.title')}
      actions={
        <>
          <Button variant="main" onClick={goBack}>
            {t('failure.button.retry')}
          </Button>
          <Link className={buttonClass()} to="/help">
            {t('error.help.link')}
          </Link>
        </>
      }
      details={
        <>
          <dl className={styles['facts']}>
            {code !== UNKNOWN && (
              <div>
                <dt>{t('error.details.code')}</dt>
                <dd>
                  <code>{code}</code>
                </dd>
              </div>
            )}
            <div>
              <dt>{t('error.details.time')}</dt>
              <dd>{failedAt}</dd>
            </div>
          </dl>
          <CopyDetails code={code} requestId={requestId} at={at} />
        </>
      }
    >
      {t('error.text.body')}
    </StatePage>
  )
}
