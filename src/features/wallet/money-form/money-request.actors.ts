import { createActor, fromPromise } from 'xstate'
import { memberKey } from '../../../lib/member-id.ts'
import { isKeptFor, keepSent, keepSettled, keptForm, newKey } from './kept-forms.storage.ts'
import type { Keyed, MoneyAnswer } from './money-form.model.ts'
import type { MoneyRequestActor, MoneyRequestMachine } from './money-request.machine.ts'
import { requireSent } from './money-request.model.ts'
import type { MoneyFormOfMember, MoneyRequest } from './money-request.model.ts'

const startMoneyRequest = (
  machine: MoneyRequestMachine,
  { userId, name, run, onAccepted }: MoneyFormOfMember,
): MoneyRequestActor => {
  const { key, sent } = keptForm(userId, name)
  let end: Promise<void> = Promise.resolve()
  const actor = createActor(
    machine.provide({
      actors: {
        sendRequest: fromPromise<MoneyAnswer, Keyed<MoneyRequest>>(({ input }) => {
          const running = run(input)
          end = running.end
          return running.answer
        }),
        refreshLists: fromPromise<void, void>(() => end),
      },
      actions: {
        keepSent: ({ context }) => keepSent(userId, name, requireSent(context)),
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

/**
 * One actor for each form of a member: all screens with the form see the same request. The machine comes from them,
 * because pages without such a form do not load it.
 */
export const createMoneyRequests = () => {
  const actors = new Map<string, MoneyRequestActor>()
  let latest: MoneyRequestActor | null = null
  return {
    of: (machine: MoneyRequestMachine, form: MoneyFormOfMember): MoneyRequestActor => {
      const member = memberKey(form.userId)
      const id = JSON.stringify([member, form.name])
      const actor = actors.get(id) ?? startMoneyRequest(machine, form)
      actors.set(id, actor)
      // A form may still be shown for a moment after the session ended.
      if (member !== '') latest = actor
      return actor
    },
    /** The form that was shown last to a member; null: none yet. */
    latest: (): MoneyRequestActor | null => latest,
    /** Call when the member signs out. */
    forget: (): void => {
      for (const actor of actors.values()) actor.send({ type: 'member.signedOut' })
    },
  }
}

export type MoneyRequests = ReturnType<typeof createMoneyRequests>
