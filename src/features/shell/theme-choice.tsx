import { useId, useState } from 'react'
import { useT } from '../../i18n/language.tsx'
import { chosenTheme, keepTheme, themes } from './chosen-theme.storage.ts'
import type { Theme } from './chosen-theme.storage.ts'
import styles from './theme-choice.module.css'

export const ThemeChoice = () => {
  const t = useT()
  const name = useId()
  const [theme, setTheme] = useState(chosenTheme)
  const choose = (next: Theme) => {
    keepTheme(next)
    setTheme(next)
    // src/app/after-load.ts listens to this event.
    dispatchEvent(new Event('maru:theme'))
  }
  return (
    <fieldset className={styles['choice']}>
      <legend className={styles['legend']}>{t('shell.theme.label')}</legend>
      <div className={styles['row']}>
        {themes.map((option) => (
          <label key={option} className={styles['one']}>
            <input
              type="radio"
              name={name}
              checked={theme === option}
              onChange={() => choose(option)}
            />
            <span>{t(`shell.theme.${option}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
