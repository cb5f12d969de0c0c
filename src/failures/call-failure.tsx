import { useT } from '../i18n/language.tsx'
import type { CallFailure } from '../http/query-client.ts'
import { ErrorState } from '../ui/error-state.tsx'
import { CopyDetails } from './copy-details.tsx'

export type CallFailureStateProps = {
  error: CallFailure
  onRetry: () => void
}

/**
 * A failed call: what happened, what to do next, a retry, details for support. No retry for calls that may have
 * moved money.
 */
export const CallFailureState = ({ error, onRetry }: CallFailureStateProps) => {
  const t = useT()
  return (
    <ErrorState
      title={t(`failure.${error.kind}.title`)}
      {...(error.kind !== 'outcome-unknown' && {
        retry: { label: t('failure.button.retry'), onPress: onRetry },
      })}
      details={<CopyDetails code={error.code} requestId={error.requestId} at={error.at} />}
    >
      <p>{t(`failure.${error.kind}.body`)}</p>
    </ErrorState>
  )
}
