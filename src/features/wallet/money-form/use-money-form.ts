import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { UseQueryResult } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import type { CallFailure } from '../../../http/call-failure.ts'
import { useSession } from '../../session/session.context.tsx'
import { playerOf } from '../../session/session.selectors.ts'
import { walletQueries } from '../wallet.api.ts'
import type { Deposit } from '../wallet.api.ts'
import { keepDraft, keptForm, onKeptForms } from './kept-forms.storage.ts'
import { keepLastUsed, lastUsed } from './last-used.storage.ts'
import type { LastUsed } from './last-used.storage.ts'
import type { MoneyAnswer, MoneyRequest } from './money-form.model.ts'
import { useMoneyRequests } from './money-request.context.tsx'
import { moneyRequestMachine, phaseOf } from './money-request.machine.ts'
import type { MoneyPhase, MoneyRequestSnapshot } from './money-request.machine.ts'

type MoneyFormOptions<Field extends string, Request, Answer extends MoneyAnswer> = {
  /** Unique name of the form, under which its state is stored. */
  readonly name: string
  readonly fields: readonly Field[]
  /** Calls the API once. */
  readonly send: (request: Request, key: string) => Promise<Answer>
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

export type MoneyFormState<
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

const fullSnapshot = (snapshot: MoneyRequestSnapshot) => snapshot

/**
 * A form whose request moves money (R-ACCT-07). The request's life is in the chart of `money-request.machine.ts`,
 * whose actor outlives the screen; typed text is stored, over a reload and the end of the session.
 */
export const useMoneyForm = <
  Field extends string,
  Request extends MoneyRequest,
  Answer extends MoneyAnswer,
>({
  name,
  fields,
  send,
}: MoneyFormOptions<Field, Request, Answer>): MoneyFormState<Field, Request, Answer> => {
  const userId = useSession(playerOf)?.userId ?? ''
  const form = useSyncExternalStore(onKeptForms, () => keptForm(userId, name))
  const client = useQueryClient()
  // Each form has its own actor, which gets no other form's requests.
  const actor = useMoneyRequests().of(moneyRequestMachine, {
    userId,
    name,
    send,
    refreshLists: () => client.invalidateQueries({ queryKey: walletQueries.all() }),
    onAccepted: ({ way = '', amount = '' }) => keepLastUsed(userId, name, { way, amount }),
  })
  const snapshot = useSelector(actor, fullSnapshot)
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

type RequestList = { readonly items: readonly Pick<Deposit, 'id' | 'state'>[] }
type Outcome = Pick<
  MoneyFormProgress<unknown, MoneyAnswer>,
  'phase' | 'answer' | 'isRepeated' | 'forget'
>

/**
 * Clears the form's message about a waiting request ("requested", "an earlier one is still pending") once the list has
 * none: the request was cancelled or settled, here or elsewhere. Also clears a repeated request that is settled.
 */
export const useForgetSettled = (
  { data }: Pick<UseQueryResult<RequestList>, 'data'>,
  { phase, answer, isRepeated, forget }: Outcome,
): void => {
  const wasWaiting = useRef(false)
  const isWaiting = data?.items.some(({ state }) => state === 'waiting')
  const request = isRepeated ? data?.items.find(({ id }) => id === answer?.id) : undefined
  const isRequestSettled = request !== undefined && request.state !== 'waiting'
  useEffect(() => {
    if (isWaiting === undefined || phase !== 'editing') return
    const isOutcomeOver = (wasWaiting.current && !isWaiting) || isRequestSettled
    wasWaiting.current = isWaiting
    if (isOutcomeOver && answer !== null) forget()
  })
}
