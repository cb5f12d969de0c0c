import { Fragment, useId } from 'react'
import type { ReactNode } from 'react'
import styles from './choice-cards.module.css'

export type Choice = {
  readonly value: string
  readonly title: ReactNode
  readonly note?: ReactNode
  /** Heading of the choices that begin here; the choices before it stand apart. */
  readonly group?: ReactNode
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
    <fieldset className={styles['choices']} disabled={disabled}>
      <legend className={styles['legend']}>{legend}</legend>
      {choices.map((choice) => (
        <Fragment key={choice.value}>
          {choice.group && <p className={styles['group']}>{choice.group}</p>}
          <label className={styles['choice']}>
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
          </label>
        </Fragment>
      ))}
    </fieldset>
  )
}
