import { createActor, fromPromise } from 'xstate'
import { memberKey } from '../../../lib/member-id.ts'
import { isKeptFor, keepSent, keepSettled, keptForm, newKey } from './kept-forms.storage.ts'
import type { KeyedRequest, MoneyAnswer } from './money-form.model.ts'
import type {
  MoneyFormOfMember,
  MoneyRequestActor,
  MoneyRequestMachine,
} from './money-request.machine.ts'

/**
 * One actor for each form of a member: all screens with the form see the same request. The machine comes from them,
 * because pages without such a form do not load it.
 * @param onAnswer called with every business answer
 */
export const createMoneyRequests = (onAnswer: (answer: MoneyAnswer) => void) => {
  const actors = new Map<string, MoneyRequestActor>()
  let latest: MoneyRequestActor | null = null
  const startActor = (
    machine: MoneyRequestMachine,
    { userId, name, send, refreshLists, onAccepted }: MoneyFormOfMember,
  ): MoneyRequestActor => {
    const { key, sent } = keptForm(userId, name)
    const actor = createActor(
      machine.provide({
        actors: {
          sendRequest: fromPromise<MoneyAnswer, KeyedRequest>(async ({ input }) => {
            const answer = await send(input.request as never, input.key)
            onAnswer(answer)
            return answer
          }),
          refreshLists: fromPromise(refreshLists),
        },
        actions: {
          keepSent: (_, keyed) => keepSent(userId, name, keyed),
          keepSettled: ({ context }, { isDone }) => {
            if (!isKeptFor(userId)) return
            const { draft } = keptForm(userId, name)
            if (isDone) onAccepted(draft)
            keepSettled(userId, name, { key: context.key, draft: isDone ? {} : draft })
          },
        },
      }),
      { input: { key, sent, newKey } },
    )
    return actor.start()
  }
  return {
    of: (machine: MoneyRequestMachine, form: MoneyFormOfMember): MoneyRequestActor => {
      const member = memberKey(form.userId)
      const id = JSON.stringify([member, form.name])
      const actor = actors.get(id) ?? startActor(machine, form)
      actors.set(id, actor)
      // A form may still be shown for a moment after the session ended.
      if (member !== '') latest = actor
      return actor
    },
    /** Whether any form's request is on its way; its lists may still be asked for. */
    isAnySending: (): boolean =>
      [...actors.values()].some((actor) => actor.getSnapshot().matches({ sending: 'calling' })),
    /** The form that was shown last to a member; null: none yet. */
    latest: (): MoneyRequestActor | null => latest,
    /** Call when the member signs out. */
    forget: (): void => {
      for (const actor of actors.values()) actor.send({ type: 'member.signedOut' })
    },
  }
}
