import { dialogOfMachine, isAsking, seenMachines, statesOf } from '../seen/seen-machines.ts'
import { seenSite } from '../seen/seen-site.ts'
import type { Look } from './recording.ts'

function dialogNow(): string | null {
  const toasts = seenSite.read()?.notifier.snapshot() ?? []
  const message = toasts.findLast(({ kind }) => kind === 'warning' || kind === 'error')
  if (message !== undefined) return message.id
  const dialog = seenMachines()
    .map(dialogOfMachine)
    .find((id) => id !== null)
  if (dialog !== undefined) return dialog
  // Dialogs of screens, such as a notice, have no name in scenarios.
  return document.querySelector('dialog[open]') === null ? 'none' : null
}

export function lookNow(): Look {
  const states = seenMachines().flatMap((id) => {
    const [state] = statesOf(id)
    return state === undefined || isAsking(id) ? [] : [[id, state] as const]
  })
  const balance = seenSite.read()?.session.getSnapshot().context.player?.balance
  return {
    states: Object.fromEntries(states),
    dialog: dialogNow(),
    balance: balance?.isReadable === true ? Math.trunc(balance.won) : null,
  }
}
