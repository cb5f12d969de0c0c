import { useT } from '../../i18n/language.tsx'
import { SearchIcon } from '../../ui/icons-list.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './lobby.module.css'

export type SearchBoxProps = {
  label: string
  query: string
  onQuery: (query: string) => void
}

/** The field by which a list of games or providers is narrowed. */
export const SearchBox = ({ label, query, onQuery }: SearchBoxProps) => {
  const t = useT()
  return (
    <search className={styles['search']}>
      <TextField
        type="search"
        label={label}
        placeholder={t('lobby.search.placeholder')}
        before={<SearchIcon />}
        value={query}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={60}
        onChange={(event) => onQuery(event.target.value)}
      />
    </search>
  )
}
