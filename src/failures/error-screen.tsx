import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { useT } from '../i18n/language.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { ErrorState } from '../ui/error-state.tsx'
import { CopyDetails } from './copy-details.tsx'
import { Page } from '../ui/page.tsx'
import styles from './error-screen.module.css'

const WORD = /^[\w.-]{1,80}$/

const wordIn = (search: URLSearchParams, key: string): string | null => {
  const word = search.get(key) ?? ''
  return WORD.test(word) ? word : null
}

/** The error in the address; anything but a plain word is dropped. */
export const reportedFailure = (
  search: URLSearchParams,
): { readonly code: string; readonly requestId: string | null } => ({
  code: wordIn(search, 'code') ?? 'unknown',
  requestId: wordIn(search, 'requestId'),
})

/**
 * The page to which the operator's systems send players after a failure elsewhere: `/admin/error?code=…&requestId=…`
 * (R-NAV-01).
 */
export const ErrorScreen = () => {
  const t = useT()
  const [search] = useSearchParams()
  const [at] = useState(() => Date.now())
  const { code, requestId } = reportedFailure(search)
  return (
    <Page title={t('error.page.title')}>
      <ErrorState
        title={t('error.text.title')}
        details={<CopyDetails code={code} requestId={requestId} at={at} />}
      >
        <p>{t('error.text.body')}</p>
        <p className={styles['ways']}>
          <Link className={buttonClass({ variant: 'main' })} to="/">
            {t('error.home.link')}
          </Link>
          <Link className={buttonClass()} to="/help">
            {t('error.help.link')}
          </Link>
        </p>
      </ErrorState>
    </Page>
  )
}
