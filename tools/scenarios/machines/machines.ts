import type { AnyStateMachine, AnyStateNode } from 'xstate'
import type { Dialog } from '#site/actors/state-dialog.ts'
import { gameOpenMachine } from '#site/features/game-open/game-open.machine.ts'
import { healthCheckMachine } from '#site/features/health-check/health-check.machine.ts'
import { idleLimitMachine } from '#site/features/idle-limit/idle-limit.machine.ts'
import { notificationDialogMachine } from '#site/features/notification-dialog/notification-dialog.machine.ts'
import { realityCheckMachine } from '#site/features/protection/reality-check.machine.ts'
import { moneyRequestMachine } from '#site/features/wallet/money-form/money-request.machine.ts'
import { sessionMachine } from '#site/features/session/session.machine.ts'

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

const nodesBelow = (node: AnyStateNode): readonly AnyStateNode[] =>
  Object.values<AnyStateNode>(node.states).flatMap((child) => [child, ...nodesBelow(child)])

/** A chart's root and its states, in chart order. */
export const allNodes = (machine: AnyStateMachine): readonly AnyStateNode[] => {
  const root = machine.root as AnyStateNode
  return [root, ...nodesBelow(root)]
}

/** The states of a chart, in chart order. */
export const nodesOf = (id: MachineId): readonly AnyStateNode[] =>
  nodesBelow(machines[id].root as AnyStateNode)

/** `authenticated.settled`; empty: the whole machine. */
export const pathOf = (node: AnyStateNode): string => node.path.join('.')

/** All state paths of a chart, in chart order. */
export const statesOf = (id: MachineId): readonly string[] => nodesOf(id).map(pathOf)

type Meta = { readonly dialog?: Dialog }

/** The dialog that is open while a state is active; undefined: none. */
export const dialogOf = ({ meta }: AnyStateNode): Dialog | undefined =>
  (meta as Meta | undefined)?.dialog
