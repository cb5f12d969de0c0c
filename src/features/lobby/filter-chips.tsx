import { useRef } from 'react'
import type { ReactNode } from 'react'
import { useT } from '../../i18n/language.tsx'
import styles from './lobby.module.css'
import { useHiddenEnds } from './use-hidden-ends.ts'

export type Chip = { readonly value: string; readonly name: ReactNode }

type FilterChipsProps = {
  readonly chips: readonly Chip[]
  readonly value: string
  readonly onChange: (value: string) => void
}

/** A choice among filters, after the one that lets everything pass. */
export const FilterChips = ({ chips, value, onChange }: FilterChipsProps) => {
  const t = useT()
  const row = useRef<HTMLDivElement>(null)
  useHiddenEnds(row, chips)
  return (
    <div ref={row} className={styles['chips']} role="group" aria-label={t('lobby.filter.label')}>
      {[{ value: '', name: t('lobby.filter.all') }, ...chips].map((chip) => (
        <button
          key={chip.value}
          type="button"
          className={styles['chip']}
          aria-pressed={chip.value === value}
          onClick={() => onChange(chip.value)}
        >
          {chip.name}
        </button>
      ))}
    </div>
  )
}
