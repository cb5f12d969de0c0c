import { useEffect, useSyncExternalStore } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { UseMutationOptions } from '@tanstack/react-query'
import type { CallFailure } from '../../../http/query-client.ts'
import { useSession } from '../../session/session.context.tsx'
import { playerOf } from '../../session/session.selectors.ts'
import { keepDraft, keptForm, onKeptForms } from './kept-forms.storage.ts'
import { keepLastUsed, lastUsed } from './last-used.storage.ts'
import type { LastUsed } from './last-used.storage.ts'
import type { Keyed, MoneyAnswer } from './money-form.model.ts'
import { runsMoneyRequests } from './money-form.queries.ts'
import { useMoneyRequest, useMoneyRequestActor } from './money-request.context.tsx'
import { moneyRequestMachine, phaseOf } from './money-request.machine.ts'
import type { MoneyPhase } from './money-request.machine.ts'
import type { MoneyFormOfMember } from './money-request.model.ts'
import type { KeptForm } from './kept-forms.storage.ts'

const useKeptForm = (name: string): KeptForm => {
  const userId = useSession(playerOf)?.userId ?? ''
  return useSyncExternalStore(onKeptForms, () => keptForm(userId, name))
}

export type MoneyFormOptions<Field extends string, Request, Answer extends MoneyAnswer> = {
  /** Unique name of the form, under which its state is stored. */
  readonly name: string
  readonly fields: readonly Field[]
  readonly mutation: UseMutationOptions<Answer, CallFailure, Keyed<Request>>
}

export type MoneyFormProgress<Request, Answer extends MoneyAnswer> = {
  readonly phase: MoneyPhase
  readonly answer: Answer | null
  readonly failure: CallFailure | null
  /** Whether answer or failure came when the member asked again for the outcome. */
  readonly isRepeated: boolean
  /** The unanswered request while the phase is `unknown`. */
  readonly sent: Request | null
  readonly send: (request: Request) => void
  /** Sends the same request under the same key, which takes effect once. */
  readonly sendAgain: () => void
  /** Gives up the sent request; the next one is a new request. */
  readonly startAnew: () => void
  /** Forgets the outcome, which is over or shown elsewhere. */
  readonly forget: () => void
}

export type MoneyForm<
  Field extends string,
  Request,
  Answer extends MoneyAnswer,
> = MoneyFormProgress<Request, Answer> & {
  readonly draft: Readonly<Record<Field, string>>
  /** Digits of the amount that a press would move now; '' while another press is pending or its outcome shows. */
  readonly preview: string
  readonly change: (field: Field, text: string) => void
  readonly last: LastUsed | null
  readonly takeLast: () => void
}

/**
 * A form whose request moves money (R-ACCT-07). The request's life is in the chart of `money-request.machine.ts`,
 * whose actor outlives the screen; typed text is stored, over a reload and the end of the session.
 */
export const useMoneyForm = <
  Field extends string,
  Request extends Readonly<Record<string, unknown>>,
  Answer extends MoneyAnswer,
>({
  name,
  fields,
  mutation,
}: MoneyFormOptions<Field, Request, Answer>): MoneyForm<Field, Request, Answer> => {
  const userId = useSession(playerOf)?.userId ?? ''
  const form = useKeptForm(name)
  // Each form has its own actor, which gets no other form's requests.
  const actor = useMoneyRequestActor(moneyRequestMachine, {
    userId,
    name,
    run: runsMoneyRequests(useQueryClient(), name, mutation) as MoneyFormOfMember['run'],
    onAccepted: ({ way = '', amount = '' }) => keepLastUsed(userId, name, { way, amount }),
  })
  const snapshot = useMoneyRequest(actor)
  useEffect(() => () => actor.send({ type: 'form.left' }), [actor])
  const { answer, failure, sent, isRepeated } = snapshot.context
  const draft = Object.fromEntries(
    fields.map((field) => [field, form.draft[field] ?? '']),
  ) as Record<Field, string>
  const last = lastUsed(userId, name)
  const fill = (texts: Readonly<Record<string, string>>) => {
    actor.send({ type: 'form.changed' })
    keepDraft(userId, name, { ...form.draft, ...texts })
  }
  return {
    draft,
    change: (field, text) => fill({ [field]: text }),
    last,
    takeLast: () => fill({ ...last }),
    preview: snapshot.matches({ editing: 'open' }) ? (form.draft['amount'] ?? '') : '',
    phase: phaseOf(snapshot),
    answer: answer as Answer | null,
    failure,
    isRepeated,
    sent: sent as Request | null,
    send: (request) => {
      if (userId !== '') actor.send({ type: 'request.submitted', request })
    },
    sendAgain: () => actor.send({ type: 'outcome.requested' }),
    startAnew: () => actor.send({ type: 'request.abandoned' }),
    forget: () => actor.send({ type: 'form.changed' }),
  }
}
