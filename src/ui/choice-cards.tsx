import { useId } from 'react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './choice-cards.module.css'

export type Choice = {
  readonly value: string
  readonly title: ReactNode
  readonly note?: ReactNode
  /** At the end of its row. */
  readonly aside?: ReactNode
}

export type ChoiceCardsProps = {
  legend: ReactNode
  choices: readonly Choice[]
  value: string
  onChange: (value: string) => void
  disabled?: boolean
}

export const ChoiceCards = ({
  legend,
  choices,
  value,
  onChange,
  disabled = false,
}: ChoiceCardsProps) => {
  const name = useId()
  return (
    <fieldset
      className={classNames(
        styles['choices'],
        choices.some(({ note }) => Boolean(note)) && styles['rows'],
        choices.length > 2 && styles['many'],
      )}
      disabled={disabled}
    >
      <legend className={styles['legend']}>{legend}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className={styles['choice']}>
          <input
            type="radio"
            name={name}
            className={styles['input']}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          <span className={styles['words']}>
            <span className={styles['title']}>{choice.title}</span>
            {choice.note && <span className={styles['note']}>{choice.note}</span>}
          </span>
          {choice.aside && <span className={styles['aside']}>{choice.aside}</span>}
        </label>
      ))}
    </fieldset>
  )
}
