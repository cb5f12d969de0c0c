import { useT } from '../i18n/language.tsx'
import { CopyButton } from '../ui/copy-button.tsx'

type FailureDetails = {
  readonly code: string
  readonly requestId: string | null
  /** Epoch milliseconds. */
  readonly at: number
  /** Path of the screen, without the search part, which may contain typed text. */
  readonly screen: string
}

/** The facts that support needs, one per line, the same in every language. */
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
  /** Time of the failure, epoch milliseconds. */
  at: number
}

/** The request id, and a button that copies the details. If copying fails, the details are shown. */
export const CopyDetails = ({ code, requestId, at }: CopyDetailsProps) => {
  const t = useT()
  return (
    <>
      {requestId !== null && (
        <p>
          <span>{t('failure.copied.request')}</span> <code>{requestId}</code>
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
