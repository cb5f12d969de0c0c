import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { gameOpenMachine } from '../../../src/features/game-open/game-open.machine.ts'
import { healthCheckMachine } from '../../../src/features/health-check/health-check.machine.ts'
import { idleLimitMachine } from '../../../src/features/idle-limit/idle-limit.machine.ts'
import { notificationDialogMachine } from '../../../src/features/notification-dialog/notification-dialog.machine.ts'
import { realityCheckMachine } from '../../../src/features/protection/reality-check.machine.ts'
import { moneyRequestMachine } from '../../../src/features/wallet/money-form/money-request.machine.ts'
import { sessionMachine } from '../../../src/features/session/session.machine.ts'

export const machines = {
  session: sessionMachine,
  healthCheck: healthCheckMachine,
  gameOpen: gameOpenMachine,
  notificationDialog: notificationDialogMachine,
  idleLimit: idleLimitMachine,
  realityCheck: realityCheckMachine,
  moneyRequest: moneyRequestMachine,
} satisfies Readonly<Record<string, AnyStateMachine>>

export type MachineId = keyof typeof machines

export const machineIds = Object.keys(machines) as readonly MachineId[]

export const isMachineId = (id: string): id is MachineId => Object.hasOwn(machines, id)

export const nodesBelow = (node: AnyStateNode): readonly AnyStateNode[] =>
  Object.values<AnyStateNode>(node.states).flatMap((child) => [child, ...nodesBelow(child)])

/** `authenticated.settled`; empty: the whole machine. */
export const pathOf = (node: AnyStateNode): string => node.path.join('.')

/** All state paths of a chart, in chart order. */
export const statesOf = (id: MachineId): readonly string[] =>
  nodesBelow(machines[id].root as AnyStateNode).map(pathOf)
