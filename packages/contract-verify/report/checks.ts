import { answerChecks } from '../answers/list.ts'
import { hopProbes } from '../hop/probes.ts'
import { probes } from '../run/probes.ts'
import { signsIn } from '../login/foreign-login.ts'
import { implemented } from '../run/survey.ts'
import { sessionLasts } from '../run/session-keeper.ts'
import type { Verdict } from './verdict.ts'

type Check = { readonly id: string; readonly title: string }

const ofEveryHop: readonly Check[] = [
  { id: 'answers-at-all', title: 'No request is redirected' },
  implemented,
  signsIn,
  sessionLasts,
  ...answerChecks,
  ...probes,
]

/** The checks of a run with their requirements. */
export const checksOf = ({ isOfRoutes }: Pick<Verdict, 'isOfRoutes'>): readonly Check[] =>
  [...ofEveryHop, ...(isOfRoutes ? hopProbes : [])].map(({ id, title }) => ({ id, title }))
