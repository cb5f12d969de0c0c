import { useT } from '../i18n/language.tsx'
import { CopyButton } from '../ui/copy-button.tsx'

type FailureDetails = {
  readonly code: string
  readonly requestId: string | null
  /** Epoch milliseconds. */
  readonly at: number
  /** Path of the screen; no search, which could hold what a player typed. */
  readonly screen: string
}

/** What support needs to find a failure in the logs, one fact a line, the same in every language. */
export const failureDetails = ({ code, requestId, at, screen }: FailureDetails): string =>
  [
    `code: ${code}`,
    `request: ${requestId ?? '-'}`,
    `time: ${new Date(at).toISOString()}`,
    `screen: ${screen}`,
  ].join('\n')

export type CopyDetailsProps = {
  code: string
  requestId: string | null
  /** When it happened, epoch milliseconds. */
  at: number
}

/**
 * The request by which support finds the failure, and a button that copies all that they need; where
 * copying is not possible it shows it instead.
 */
export const CopyDetails = ({ code, requestId, at }: CopyDetailsProps) => {
  const t = useT()
  return (
    <>
      {requestId !== null && (
        <p>
          {t('failure.copied.request')} <code>{requestId}</code>
        </p>
      )}
      <CopyButton
        quiet
        text={() => failureDetails({ code, requestId, at, screen: location.pathname })}
        label={t('failure.button.copy')}
        copied={t('failure.copied.label')}
      />
    </>
  )
}
