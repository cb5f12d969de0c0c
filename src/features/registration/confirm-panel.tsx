import { useState } from 'react'
import { QueryBoundary } from '../../failures/query-boundary.tsx'
import { useT } from '../../i18n/language.tsx'
import { Button } from '../../ui/button.tsx'
import { CheckField } from '../../ui/check-field.tsx'
import { LazyBoundary, lazyComponent } from '../../ui/lazy-component.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './register-screen.module.css'
import type { Confirmation, Confirmations } from './use-registration.ts'

const TermsDialog = lazyComponent(async () => (await import('./terms-dialog.tsx')).TermsDialog)

export const ConfirmPanel = ({ confirmations }: { confirmations: Confirmations }) => {
  const t = useT()
  const [isReading, setIsReading] = useState(false)
  const check = (name: Confirmation, label: string) => (
    <CheckField
      required
      name={name}
      label={label}
      checked={confirmations.isGiven(name)}
      error={confirmations.hasError(name) && t('register.confirm.error')}
      onChange={({ target }) => confirmations.set(name, target.checked)}
    />
  )
  return (
    <div className={styles['confirm']}>
      <QueryBoundary query={confirmations.settings} skeleton={<Skeleton shape="row" count={2} />}>
        {({ minimumAge, terms }) => (
          <>
            {minimumAge > 0 && check('age', t('register.confirm.age', { age: minimumAge }))}
            {terms !== null && (
              <>
                {check('terms', t('register.confirm.terms'))}
                <Button onClick={() => setIsReading(true)}>{t('register.terms.open')}</Button>
                {isReading && (
                  <LazyBoundary>
                    <TermsDialog
                      terms={terms}
                      onClose={() => setIsReading(false)}
                      onAgree={() => {
                        confirmations.set('terms', true)
                        setIsReading(false)
                      }}
                    />
                  </LazyBoundary>
                )}
              </>
            )}
          </>
        )}
      </QueryBoundary>
    </div>
  )
}
