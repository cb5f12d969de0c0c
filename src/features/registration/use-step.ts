import { useLocation, useSearchParams } from 'react-router-dom'
import { useHydrated } from '../../ui/use-hydrated.ts'
import type { Step } from './registration-draft.ts'

const steps: readonly Step[] = [1, 2, 3]

/** The step in the address (`?step=2`), so that a reload keeps it and Back leads to the one before. */
export const useStep = () => {
  // The prerendered page does not know the query.
  const hydrated = useHydrated()
  const [search, setSearch] = useSearchParams()
  // The page that the newcomer wanted.
  const { state } = useLocation() as { readonly state: unknown }
  const asked = Number(search.get('step'))
  return {
    step: (hydrated && steps.find((one) => one === asked)) || 1,
    goTo: (step: Step) => setSearch(step === 1 ? {} : { step: String(step) }, { state }),
  }
}
