import { pressForEvent } from '#scenarios/presses'
import type { Step } from '#scenarios/model'
import { proxyRoutes } from '../../src/generated/proxy-routes.ts'
import type { PageCall } from '../observed/observed-calls.ts'
import type { ExternalEvent } from '../observed/observed-machines.ts'

type LoginEvent = { readonly credentials: { readonly id: string; readonly password: string } }
type GameChoiceEvent = {
  readonly choice: {
    readonly kind: 'slot' | 'casino' | 'sport'
    readonly company: string
    readonly game?: string
  }
}

/** The step for a machine's external event; null: none, or sent by the site itself. */
export function stepOfEvent({ machine, event }: ExternalEvent): Step | null {
  if (machine === 'session' && event.type === 'credentials.submitted') {
    const { id, password } = (event as unknown as LoginEvent).credentials
    return { player: 'credentials.submitted', id, password }
  }
  if (machine === 'gameOpen' && event.type === 'game.chosen') {
    const { kind, company, game } = (event as unknown as GameChoiceEvent).choice
    return { player: 'game.chosen', kind, company, ...(game === undefined ? {} : { game }) }
  }
  if (machine === 'gameOpen' && event.type === 'window.closed')
    return { 'game window': 'is closed' }
  const press = pressForEvent(machine, event.type)
  return press === null ? null : { player: press }
}

/** The step for a form's call; null: none. */
export function stepOfCall({ operation, body }: Pick<PageCall, 'operation' | 'body'>): Step | null {
  if (operation === 'userAskAccount') return { player: 'account.asked' }
  const { amount } = (body ?? {}) as { readonly amount?: unknown }
  if (typeof amount !== 'number') return null
  if (operation === 'applyUserDeposit') return { player: 'deposit.requested', amount }
  if (operation === 'applyUserWithdraw') return { player: 'withdrawal.requested', amount }
  if (operation === 'transferIn') return { player: 'transfer.requested', to: 'games', amount }
  return operation === 'transferOut' ? { player: 'transfer.requested', to: 'site', amount } : null
}

const formOperations = ['applyUserDeposit', 'applyUserWithdraw', 'transferIn', 'transferOut']

const moneyOperations = new Set<string>(
  proxyRoutes.flatMap(({ operationId, hasIdempotencyKey }) =>
    hasIdempotencyKey ? operationId : [],
  ),
)

export const movesMoney = (operation: string): boolean => moneyOperations.has(operation)

/** Calls made by machines and steps, which both targets make. */
export const isChecked = (operation: string): boolean =>
  ['userDoLogin', 'logout', 'openGame', 'userAskAccount', ...formOperations].includes(operation)
