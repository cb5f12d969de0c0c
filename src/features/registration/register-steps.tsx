import { useT } from '../../i18n/language.tsx'
import type { MessageId } from '../../i18n/language.tsx'
import type { Step } from './registration-draft.ts'
import styles from './register-screen.module.css'

export const stepTitles = {
  1: 'register.part.account',
  2: 'register.part.bank',
  3: 'register.part.confirm',
} as const satisfies Record<Step, MessageId>

/** The steps of the registration, with the current one marked. */
export const RegisterSteps = ({ step }: { readonly step: Step }) => {
  const t = useT()
  return (
    <ol className={styles['steps']}>
      {([1, 2, 3] as const).map((one) => (
        <li
          key={one}
          className={one <= step ? styles['reached'] : undefined}
          aria-current={one === step ? 'step' : undefined}
        >
          {t(stepTitles[one])}
        </li>
      ))}
    </ol>
  )
}
