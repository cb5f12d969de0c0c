import { useIsMutating, useMutation } from '@tanstack/react-query'
import type { UseMutationOptions } from '@tanstack/react-query'
import type { CallFailure } from '../../../http/query-client.ts'
import { readTextProperty } from '../../../lib/json.ts'
import { useSession } from '../../session/session.context.tsx'
import { playerOf } from '../../session/session.selectors.ts'
import type { Keyed, MoneyAnswer } from './money-form.model.ts'
import { keepLastUsed, lastUsed } from './last-used.storage.ts'
import type { LastUsed } from './last-used.storage.ts'
import { keepDraft, keepSent, keepSettled } from './kept-forms.storage.ts'
import { useKeptForm } from './use-kept-form.ts'

export type MoneyFormOptions<Field extends string, Request, Answer extends MoneyAnswer> = {
  /** Unique name of the form, under which its state is stored. */
  readonly name: string
  readonly fields: readonly Field[]
  readonly mutation: UseMutationOptions<Answer, CallFailure, Keyed<Request>>
}

export type MoneyFormProgress<Request, Answer extends MoneyAnswer> = {
  /** `unknown`: sent, outcome not known yet. */
  readonly phase: 'editing' | 'sending' | 'unknown'
  readonly answer: Answer | null
  readonly failure: CallFailure | null
  /** The unanswered request while the phase is `unknown`. */
  readonly sent: Request | null
  readonly send: (request: Request) => void
  /** Sends the same request under the same key, which takes effect once. */
  readonly sendAgain: () => void
  /** Gives up the sent request; the next one is a new request. */
  readonly startAnew: () => void
}

export type MoneyForm<
  Field extends string,
  Request,
  Answer extends MoneyAnswer,
> = MoneyFormProgress<Request, Answer> & {
  readonly draft: Readonly<Record<Field, string>>
  readonly change: (field: Field, text: string) => void
  readonly last: LastUsed | null
  readonly takeLast: () => void
}

/**
 * A form whose request moves money. Its key is created when it is first opened and stored, with typed text and sent
 * request, over a reload and the end of the session. An unanswered request is only sent again by the member
 * (R-ACCT-07).
 */
export const useMoneyForm = <
  Field extends string,
  Request extends Readonly<Record<string, unknown>>,
  Answer extends MoneyAnswer,
>({
  name,
  fields,
  mutation: { mutationFn, ...mutation },
}: MoneyFormOptions<Field, Request, Answer>): MoneyForm<Field, Request, Answer> => {
  const userId = useSession(playerOf)?.userId ?? ''
  const kept = useKeptForm(name)
  const mutationKey = ['money-form', name]
  const isSending = useIsMutating({ mutationKey }) > 0
  const call = useMutation<Answer, CallFailure, Keyed<Request>>({
    ...mutation,
    mutationKey,
    mutationFn: async (keyed, context) => {
      if (mutationFn === undefined) throw new Error(`The form ${name} has no request to send`)
      keepSent(userId, name, keyed.request)
      try {
        const answer = await mutationFn(keyed, context)
        const { way = '', amount = '' } = kept.draft
        if (answer.outcome === 'done') keepLastUsed(userId, name, { way, amount })
        keepSettled(userId, name, answer.outcome === 'done' ? {} : kept.draft)
        return answer
      } catch (error) {
        const kind = readTextProperty(error, 'kind')
        if (kind !== null && kind !== 'outcome-unknown') keepSettled(userId, name, kept.draft)
        throw error
      }
    },
  })
  const draft = Object.fromEntries(
    fields.map((field) => [field, kept.draft[field] ?? '']),
  ) as Record<Field, string>
  const sent = kept.sent as Request | null
  const last = lastUsed(userId, name)
  const fill = (texts: Readonly<Record<string, string>>) => {
    if (!isSending) call.reset()
    keepDraft(userId, name, { ...kept.draft, ...texts })
  }
  return {
    draft,
    change: (field, text) => fill({ [field]: text }),
    last,
    takeLast: () => last !== null && fill(last),
    phase: isSending ? 'sending' : sent === null ? 'editing' : 'unknown',
    answer: call.data ?? null,
    failure: call.error,
    sent,
    send: (request) => {
      if (!isSending && sent === null) call.mutate({ request, key: kept.key })
    },
    sendAgain: () => {
      if (!isSending && sent !== null) call.mutate({ request: sent, key: kept.key })
    },
    startAnew: () => {
      call.reset()
      keepSettled(userId, name, kept.draft)
    },
  }
}
