import type { ReactNode } from 'react'
import styles from './lobby.module.css'

export type Chip = { readonly value: string; readonly name: ReactNode }

type FilterChipsProps = {
  readonly label: string
  readonly chips: readonly Chip[]
  readonly value: string
  readonly onChange: (value: string) => void
}

export const FilterChips = ({ label, chips, value, onChange }: FilterChipsProps) => (
  <div className={styles['chips']} role="group" aria-label={label}>
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
