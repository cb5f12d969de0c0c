import { answerChecks } from '../answers/list.ts'
import { probes } from '../probes.ts'

/** Every check with what holds when it finds nothing. */
export const allChecks: readonly { readonly id: string; readonly title: string }[] = [
  { id: 'answers-at-all', title: 'Every request is answered where it is sent' },
  ...answerChecks.map(({ id, title }) => ({ id, title })),
  ...probes.map(({ id, title }) => ({ id, title })),
]
