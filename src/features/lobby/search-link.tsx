import { Link } from 'react-router-dom'
import { useT } from '../../i18n/language.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { SearchIcon } from '../../ui/icons-list.tsx'
import { SEARCH_PATH } from './search-path.ts'

export const SearchLink = ({ className }: { className?: string }) => {
  const t = useT()
  return (
    <Link className={buttonClass({ className })} to={SEARCH_PATH}>
      <SearchIcon />
      <span>{t('lobby.search.link')}</span>
    </Link>
  )
}
