import { actorContext } from '../../../actors/actor-context.tsx'
import type { MoneyRequests } from './money-request.machine.ts'

/** The requests of all money forms, which outlive their screens. */
export const { Provider: MoneyRequestsProvider, useActor: useMoneyRequests } =
  actorContext<MoneyRequests>('money-request')
