import { useSelector } from '@xstate/react'
import { actorContext } from '../../../actors/actor-context.tsx'
import type {
  MoneyRequestActor,
  MoneyRequestMachine,
  MoneyRequestSnapshot,
} from './money-request.machine.ts'
import type { MoneyFormOfMember } from './money-request.model.ts'

/** The requests of all money forms, which outlive their screens. */
export type MoneyRequests = {
  readonly of: (machine: MoneyRequestMachine, form: MoneyFormOfMember) => MoneyRequestActor
}

const { Provider, useActor } = actorContext<MoneyRequests>('money-request')

export const MoneyRequestsProvider = Provider

/** The actor of that form; the same for every screen that shows it. */
export const useMoneyRequestActor = (
  machine: MoneyRequestMachine,
  form: MoneyFormOfMember,
): MoneyRequestActor => useActor().of(machine, form)

const whole = (snapshot: MoneyRequestSnapshot) => snapshot

export const useMoneyRequest = (actor: MoneyRequestActor): MoneyRequestSnapshot =>
  useSelector(actor, whole)
