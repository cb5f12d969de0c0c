import type { MachineId } from '../machines/machines.ts'

type Heard = { readonly machine: MachineId; readonly type: string }

const by = (machine: MachineId, type: string): Heard => ({ machine, type })

export const presses = {
  'signOut.requested': by('session', 'signOut.requested'),
  'signOut.confirmed': by('session', 'signOut.confirmed'),
  'signOut.declined': by('session', 'signOut.declined'),
  'session.retried': by('session', 'retry.requested'),
  'health.requested': by('session', 'health.requested'),
  'game.retried': by('gameOpen', 'retry.requested'),
  'failure.dismissed': by('gameOpen', 'failure.dismissed'),
  'open.confirmed': by('gameOpen', 'open.confirmed'),
  'link.followed': by('gameOpen', 'link.followed'),
  'open.declined': by('gameOpen', 'open.declined'),
  'open.cancelled': by('gameOpen', 'open.cancelled'),
  'dialog.accepted': by('notificationDialog', 'dialog.accepted'),
  'dialog.declined': by('notificationDialog', 'dialog.declined'),
  'player.acted': by('idleLimit', 'player.acted'),
  'stay.chosen': by('idleLimit', 'stay.chosen'),
  'check.answered': by('realityCheck', 'check.answered'),
  'outcome.requested': by('moneyRequest', 'outcome.requested'),
  'request.abandoned': by('moneyRequest', 'request.abandoned'),
} as const satisfies Readonly<Record<string, Heard>>

export type Press = keyof typeof presses

export const heardBy = (press: Press): Heard => presses[press]

/** The press for a machine's event; null: none. */
export const pressHeardAs = (machine: string, type: string): Press | null =>
  (Object.keys(presses) as Press[]).find((press) => {
    const heard = presses[press]
    return heard.machine === machine && heard.type === type
  }) ?? null
