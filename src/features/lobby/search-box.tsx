import { startTransition, useEffect, useRef } from 'react'
import type { Ref } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { SearchIcon } from '../../ui/icons-list.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './lobby.module.css'

/** Results are rendered after a pause in typing, because on slow phones they would delay the next key. */
const PAUSE_MS = 200

/** Letters, also of Hangul, that fit into the narrowest field. */
const FITTING_LETTERS = 12

export type SearchBoxProps = {
  label: string
  /** Names what the field searches; default: the label. */
  placeholder?: string | undefined
  /** Initial text; afterwards the field keeps its own. */
  query: string
  /** Is called in a transition, when typing pauses or ends. */
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
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const report = (value: string) => {
    timer.current = undefined
    startTransition(() => onQuery(value))
  }
  const scheduleReport = (value: string) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => report(value), PAUSE_MS)
  }
  const leave = (value: string) => {
    clearTimeout(timer.current)
    if (timer.current !== undefined) report(value)
    onLeave(value)
  }
  return (
    <search
      className={classNames(
        styles['search'],
        placeholder.length > FITTING_LETTERS && styles['longText'],
      )}
    >
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
        onChange={({ target: { value } }) => scheduleReport(value)}
        onBlur={({ target: { value } }) => leave(value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          // Closes the phone's keyboard, which covers the results.
          if (matchMedia('(pointer: coarse)').matches) event.currentTarget.blur()
          else leave(event.currentTarget.value)
        }}
      />
    </search>
  )
}
