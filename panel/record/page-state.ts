import {
  dialogMessageOf,
  hasPendingInvocation,
  listObservedMachines,
  statesOf,
} from '../observed/observed-machines.ts'
import { observedSite } from '../observed/observed-site.ts'
import type { PageState } from './recording.ts'

function dialogNow(): string | null {
  const toasts = observedSite.read()?.notifier.snapshot() ?? []
  const message = toasts.findLast(({ kind }) => kind === 'warning' || kind === 'error')
  if (message !== undefined) return message.id
  const dialog = listObservedMachines()
    .map(dialogMessageOf)
    .find((id) => id !== null)
  if (dialog !== undefined) return dialog
  // Dialogs of screens, such as a notice, have no name in scenarios.
  return document.querySelector('dialog[open]') === null ? 'none' : null
}

export function readPageState(): PageState {
  const states = listObservedMachines().flatMap((id) => {
    const [state] = statesOf(id)
    return state === undefined || hasPendingInvocation(id) ? [] : [[id, state] as const]
  })
  const balance = observedSite.read()?.session.getSnapshot().context.player?.balance
  return {
    states: Object.fromEntries(states),
    dialog: dialogNow(),
    balance: balance?.isReadable === true ? Math.trunc(balance.won) : null,
  }
}
