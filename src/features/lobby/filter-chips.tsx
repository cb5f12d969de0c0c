import { useRef } from 'react'
import type { ReactNode } from 'react'
import styles from './lobby.module.css'
import { useHiddenEnds } from './use-hidden-ends.ts'

export type Chip = { readonly value: string; readonly name: ReactNode }

type FilterChipsProps = {
  readonly label: string
  readonly chips: readonly Chip[]
  readonly value: string
  readonly onChange: (value: string) => void
}

export const FilterChips = ({ label, chips, value, onChange }: FilterChipsProps) => {
  const row = useRef<HTMLDivElement>(null)
  useHiddenEnds(row, chips)
  return (
    <div ref={row} className={styles['chips']} role="group" aria-label={label}>
      {chips.map((chip) => (
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
