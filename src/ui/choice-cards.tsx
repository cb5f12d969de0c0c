import { useId } from 'react'
import type { ReactNode } from 'react'
import styles from './choice-cards.module.css'
import type { Elements } from './elements.ts'

export type Choice = {
  readonly value: string
  readonly title: ReactNode
  /** An `img` before the title. */
  readonly picture?: Elements
  /** Text at the end of the card's line, below the title where the line is too short. */
  readonly aside?: ReactNode
  readonly disabled?: boolean
}

export type ChoiceCardsProps = {
  legend: ReactNode
  choices: readonly Choice[]
  value: string
  onChange: (value: string) => void
  disabled?: boolean
}

/** A card for each choice, two beside each other where there is room. */
export const ChoiceCards = ({
  legend,
  choices,
  value,
  onChange,
  disabled = false,
}: ChoiceCardsProps) => {
  const name = useId()
  return (
    <fieldset className={styles['choices']} disabled={disabled}>
      <legend className={styles['legend']}>{legend}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className={styles['choice']}>
          <input
            type="radio"
            name={name}
            className={styles['input']}
            value={choice.value}
            disabled={choice.disabled}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          {choice.picture && <span className={styles['picture']}>{choice.picture}</span>}
          <span className={styles['words']}>
            <span className={styles['title']}>{choice.title}</span>
            {choice.aside && <span className={styles['aside']}>{choice.aside}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
