import type { CallFailure } from '../http/query-client.ts'
import { useT } from '../i18n/language.tsx'
import { Callout } from '../ui/callout.tsx'
import { CopyDetails } from './copy-details.tsx'

type FailureNoteProps = {
  /** Null: the form has no failed call, and nothing is shown. */
  readonly error: CallFailure | null
  /** What became of the form's content. */
  readonly text?: string
}

/** A form's failed call: what happened, and details for support. */
export const FailureNote = ({ error, text }: FailureNoteProps) => {
  const t = useT()
  if (error === null) return null
  return (
    <Callout tone="bad" title={t(`failure.${error.kind}.title`)}>
      {text !== undefined && <p>{text}</p>}
      <CopyDetails code={error.code} requestId={error.requestId} at={error.at} />
    </Callout>
  )
}
