import type { MachineId } from '../machines/machines.ts'

type Heard = {
  readonly machine: MachineId
  readonly type: string
  /** Message of its button in the dialog of the state that hears it; undefined: it is on the page. */
  readonly button?: string | undefined
  /** Message of its button in a money form. */
  readonly inForm?: string
}

const by = (machine: MachineId, type: string, button?: string): Heard => ({ machine, type, button })

/** Presses of a player, and what a machine hears of each. */
export const presses = {
  'signOut.requested': by('session', 'signOut.requested'),
  'signOut.confirmed': by('session', 'signOut.confirmed', 'dialog.button.yes'),
  'signOut.declined': by('session', 'signOut.declined', 'dialog.button.no'),
  'session.retried': by('session', 'retry.requested'),
  'health.requested': by('session', 'health.requested'),
  'game.retried': by('gameOpen', 'retry.requested', 'failure.button.retry'),
  'failure.dismissed': by('gameOpen', 'failure.dismissed', 'dialog.button.close'),
  'open.confirmed': by('gameOpen', 'open.confirmed', 'gameOpening.blocked.open'),
  'link.followed': by('gameOpen', 'link.followed', 'gameOpening.blocked.open'),
  'open.declined': by('gameOpen', 'open.declined', 'dialog.button.close'),
  'open.cancelled': by('gameOpen', 'open.cancelled', 'gameOpening.cancel.button'),
  'dialog.accepted': by('notificationDialog', 'dialog.accepted', 'dialog.button.yes'),
  'dialog.declined': by('notificationDialog', 'dialog.declined', 'dialog.button.no'),
  'player.acted': by('idleLimit', 'player.acted'),
  'stay.chosen': by('idleLimit', 'stay.chosen', 'idle.button.stay'),
  'check.answered': by('realityCheck', 'check.answered', 'protection.check.goOn'),
  'outcome.requested': {
    ...by('moneyRequest', 'outcome.requested'),
    inForm: 'moneyForm.unknown.again',
  },
  'request.abandoned': {
    ...by('moneyRequest', 'request.abandoned'),
    inForm: 'moneyForm.unknown.anew',
  },
} as const satisfies Readonly<Record<string, Heard>>

export type Press = keyof typeof presses

export const heardBy = (press: Press): Heard => presses[press]

/** The press for a machine's event; null: none. */
export const pressHeardAs = (machine: string, type: string): Press | null =>
  (Object.keys(presses) as Press[]).find((press) => {
    const heard = heardBy(press)
    return heard.machine === machine && heard.type === type
  }) ?? null
