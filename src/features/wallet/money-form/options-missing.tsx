import type { UseQueryResult } from '@tanstack/react-query'
import { useT } from '../../../i18n/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { RefreshIcon } from '../../../ui/icons-action.tsx'
import { Note } from '../../../ui/note.tsx'

type OptionsMissingProps = {
  readonly query: Pick<UseQueryResult, 'data' | 'isFetching' | 'refetch'>
}

export const OptionsMissing = ({ query }: OptionsMissingProps) => {
  const t = useT()
  if (query.data !== undefined) return null
  return (
    <Note
      tone="bad"
      title={t('moneyForm.options.failed')}
      actions={
        <Button icon={<RefreshIcon />} busy={query.isFetching} onClick={() => void query.refetch()}>
          {t('failure.button.retry')}
        </Button>
      }
    >
      <p>{t('moneyForm.options.meanwhile')}</p>
    </Note>
  )
}
