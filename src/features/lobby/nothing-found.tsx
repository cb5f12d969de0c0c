import { useT } from '../../i18n/language.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { SearchIcon } from '../../ui/icons-list.tsx'

/** What a search without results says, and the way back to everything. */
export const NothingFound = ({ query, onClear }: { query: string; onClear: () => void }) => {
  const t = useT()
  return (
    <EmptyState
      icon={<SearchIcon />}
      title={t('lobby.nothingFound.title', { query: query.trim() })}
      action={<Button onClick={onClear}>{t('lobby.nothingFound.clear')}</Button>}
    >
      {t('lobby.nothingFound.text')}
    </EmptyState>
  )
}
