import { useT } from '../../i18n/language.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { SearchIcon } from '../../ui/icons-list.tsx'
import { FAVOURITES } from './use-list-state.ts'
import type { ListState } from './use-list-state.ts'
import type { Elements } from '../../ui/elements.ts'

/** In place of an empty list: says whether search, favourites or filter left nothing. */
export const NothingToShow = ({
  listState: { query, filter, clear },
  children,
}: {
  listState: ListState
  /** Further actions, before the one that clears the filter. */
  children?: Elements
}) => {
  const t = useT()
  const isSearch = query.trim() !== ''
  return (
    <EmptyState
      icon={<SearchIcon />}
      title={
        isSearch
          ? t('lobby.nothingFound.title', { query: query.trim() })
          : t(filter === FAVOURITES ? 'lobby.noFavourites.title' : 'lobby.noneOfKind.title')
      }
      action={
        <>
          {children}
          <Button onClick={clear}>{t('lobby.nothingFound.clear')}</Button>
        </>
      }
    >
      {t(
        !isSearch && filter === FAVOURITES ? 'lobby.noFavourites.text' : 'lobby.nothingFound.text',
      )}
    </EmptyState>
  )
}
