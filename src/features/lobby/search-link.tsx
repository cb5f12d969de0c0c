import { Link } from 'react-router-dom'
import { useT } from '../../i18n/language.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { SearchIcon } from '../../ui/icons-list.tsx'

export const SEARCH_PATH = '/search'

export const searchPath = (query: string): string =>
  query.trim() === '' ? SEARCH_PATH : `${SEARCH_PATH}?q=${encodeURIComponent(query.trim())}`

export const FAVOURITES_PATH = `${SEARCH_PATH}?only=favourites`

export const SearchLink = ({ className }: { className?: string }) => {
  const t = useT()
  return (
    <Link className={buttonClass({ className })} to={SEARCH_PATH}>
      <SearchIcon />
      <span>{t('lobby.search.link')}</span>
    </Link>
  )
}
