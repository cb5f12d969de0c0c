import { startTransition } from 'react'
import type { Ref } from 'react'
import { useT } from '../../i18n/language.tsx'
import { SearchIcon } from '../../ui/icons-list.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './lobby.module.css'

export type SearchBoxProps = {
  label: string
  /** What stands in it at first; the field keeps what is typed itself. */
  query: string
  /** Called in a transition: a key shows at once, and what follows from it when there is time. */
  onQuery: (query: string) => void
  /** The player goes on to something else. */
  onLeave: (query: string) => void
  ref?: Ref<HTMLInputElement>
}

/** The field by which a list of games or providers is narrowed. */
export const SearchBox = ({ label, query, onQuery, onLeave, ref }: SearchBoxProps) => {
  const t = useT()
  return (
    <search className={styles['search']}>
      <TextField
        {...(ref && { ref })}
        type="search"
        label={label}
        placeholder={t('lobby.search.placeholder')}
        before={<SearchIcon />}
        defaultValue={query}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={60}
        onChange={({ target: { value } }) => startTransition(() => onQuery(value))}
        onBlur={({ target: { value } }) => onLeave(value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          // A phone's keyboard lies over what was found.
          if (matchMedia('(pointer: coarse)').matches) event.currentTarget.blur()
          else onLeave(event.currentTarget.value)
        }}
      />
    </search>
  )
}
