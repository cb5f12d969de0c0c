import { startTransition } from 'react'
import type { Ref } from 'react'
import { SearchIcon } from '../../ui/icons-list.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './lobby.module.css'

export type SearchBoxProps = {
  label: string
  /** What is searched; by default the label says it. */
  placeholder?: string | undefined
  /** Initial text; afterwards the field keeps its own. */
  query: string
  /** Called in a transition, so that typing stays responsive. */
  onQuery: (query: string) => void
  onLeave: (query: string) => void
  ref?: Ref<HTMLInputElement>
}

export const SearchBox = ({
  label,
  placeholder = label,
  query,
  onQuery,
  onLeave,
  ref,
}: SearchBoxProps) => {
  return (
    <search className={styles['search']}>
      <TextField
        {...(ref && { ref })}
        type="search"
        label={label}
        hiddenLabel
        placeholder={placeholder}
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
          // Closes the phone's keyboard, which covers the results.
          if (matchMedia('(pointer: coarse)').matches) event.currentTarget.blur()
          else onLeave(event.currentTarget.value)
        }}
      />
    </search>
  )
}
