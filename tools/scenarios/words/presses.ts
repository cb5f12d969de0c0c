import type { MachineId } from '../machines/machines.ts'

type PressEvent = {
  readonly machine: MachineId
  readonly type: string
  /** Message id of the button in the dialog of the state that handles the event; undefined: it is on the page. */
  readonly button?: string | undefined
  /** Message id of the button in a money form. */
  readonly inForm?: string
}

const pressOn = (machine: MachineId, type: string, button?: string): PressEvent => ({
  machine,
  type,
  button,
})

/** Presses of a player, with the event that a machine receives. */
export const presses = {
  'signOut.requested': pressOn('session', 'signOut.requested'),
  'signOut.confirmed': pressOn('session', 'signOut.confirmed', 'dialog.button.yes'),
  'signOut.declined': pressOn('session', 'signOut.declined', 'dialog.button.no'),
  'session.retried': pressOn('session', 'retry.requested'),
  'health.requested': pressOn('session', 'health.requested'),
  'game.retried': pressOn('gameOpen', 'retry.requested', 'failure.button.retry'),
  'failure.dismissed': pressOn('gameOpen', 'failure.dismissed', 'dialog.button.close'),
  'open.confirmed': pressOn('gameOpen', 'open.confirmed', 'gameOpening.blocked.open'),
  'link.followed': pressOn('gameOpen', 'link.followed', 'gameOpening.blocked.open'),
  'open.declined': pressOn('gameOpen', 'open.declined', 'dialog.button.close'),
  'open.cancelled': pressOn('gameOpen', 'open.cancelled', 'gameOpening.cancel.button'),
  'dialog.accepted': pressOn('notificationDialog', 'dialog.accepted', 'dialog.button.yes'),
  'dialog.declined': pressOn('notificationDialog', 'dialog.declined', 'dialog.button.no'),
  'player.acted': pressOn('idleLimit', 'player.acted'),
  'stay.chosen': pressOn('idleLimit', 'stay.chosen', 'idle.button.stay'),
  'check.answered': pressOn('realityCheck', 'check.answered', 'protection.check.goOn'),
  'outcome.requested': {
    ...pressOn('moneyRequest', 'outcome.requested'),
    inForm: 'moneyForm.unknown.again',
  },
  'request.abandoned': {
    ...pressOn('moneyRequest', 'request.abandoned'),
    inForm: 'moneyForm.unknown.anew',
  },
} as const satisfies Readonly<Record<string, PressEvent>>

export type Press = keyof typeof presses

export const eventOfPress = (press: Press): PressEvent => presses[press]

/** The press for a machine's event; null: none. */
export const pressForEvent = (machine: string, type: string): Press | null =>
  (Object.keys(presses) as Press[]).find((press) => {
    const pressEvent = eventOfPress(press)
    return pressEvent.machine === machine && pressEvent.type === type
  }) ?? null
