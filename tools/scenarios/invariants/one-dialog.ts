import { eachTab } from './invariant.model.ts'
import type { Invariant } from './invariant.model.ts'

export const oneDialog: Invariant = {
  name: 'at most one dialog is open',
  reason: 'A second dialog covers a question that waits for an answer.',
  remedy:
    'Let the second one wait until the first is closed, as `reportDialog` does in connect-actors.ts.',
  holdsWhileCalling: true,
  watch: eachTab(({ machineDialogs, page, isFrozen }) =>
    isFrozen
      ? []
      : [
          machineDialogs ?? [],
          // A question may cover the sheet that it is about.
          ...[true, false].map((asks) =>
            (page?.dialogs ?? []).filter((one) => one.asks === asks).map(({ name }) => name),
          ),
        ].flatMap((open) =>
          open.length < 2 ? [] : [open.map((name) => `"${name}"`).join(' and ')],
        ),
  ),
}
