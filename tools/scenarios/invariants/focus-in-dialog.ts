import { eachPage } from './invariant.model.ts'
import type { Invariant } from './invariant.model.ts'

export const focusInDialog: Invariant = {
  name: 'the focus is inside the open dialog',
  reason: 'Keys reach what the dialog covers, and a screen reader does not read the question.',
  remedy: 'Open it with `useModal`, and keep what has the focus in the dialog while it changes.',
  holdsWhileCalling: true,
  watch: eachPage(({ isFocusInDialog, dialogs }) =>
    isFocusInDialog ? [] : [`the focus is outside of "${dialogs.at(-1)?.name ?? ''}"`],
  ),
}
