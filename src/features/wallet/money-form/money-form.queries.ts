import type { QueryClient } from '@tanstack/react-query'
import { runMutation } from '../../../http/run-mutation.ts'
import type { Mutation, RunningMutation } from '../../../http/run-mutation.ts'
import type { Keyed, MoneyAnswer } from './money-form.model.ts'

/** Sends a form's requests as mutations of the page, which outlive the screen. */
export const runsMoneyRequests =
  <Request, Answer extends MoneyAnswer>(
    client: QueryClient,
    name: string,
    mutation: Mutation<Answer, Keyed<Request>>,
  ) =>
  (keyed: Keyed<Request>): RunningMutation<Answer> =>
    runMutation(client, { ...mutation, mutationKey: ['money-form', name] }, keyed)
