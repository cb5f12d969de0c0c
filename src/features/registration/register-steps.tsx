import { useLocation, useSearchParams } from 'react-router-dom'
import { useT } from '../../i18n/language.tsx'
import type { MessageId } from '../../i18n/language.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import type { Step } from './registration.model.ts'
import styles from './register-screen.module.css'

export const stepTitles = {
  1: 'register.part.account',
  2: 'register.part.bank',
  3: 'register.part.confirm',
} as const satisfies Record<Step, MessageId>

const steps: readonly Step[] = [1, 2, 3]

/** The step in the address (`?step=2`), so that a reload keeps it and Back leads to the one before. */
export const useStep = () => {
  // The prerendered page does not know the query.
  const hydrated = useHydrated()
  const [search, setSearch] = useSearchParams()
  // The state is the page that the newcomer requested.
  const { state } = useLocation() as { readonly state: unknown }
  const requestedStep = Number(search.get('step'))
  return {
    step: (hydrated && steps.find((item) => item === requestedStep)) || 1,
    goTo: (step: Step) => setSearch(step === 1 ? {} : { step: String(step) }, { state }),
  }
}

export const RegisterSteps = ({ step }: { readonly step: Step }) => {
  const t = useT()
  return (
    <ol className={styles['steps']}>
      {steps.map((item) => (
        <li
          key={item}
          className={item <= step ? styles['reached'] : undefined}
          aria-current={item === step ? 'step' : undefined}
        >
          {t(item === 3 ? 'register.step.confirm' : stepTitles[item])}
        </li>
      ))}
    </ol>
  )
}
