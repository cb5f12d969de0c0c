import { GAME_LOADING_DIALOG_MS } from '#site/lib/business-constants.ts'
import { eachPage, eachTab } from './invariant.model.ts'
import type { Invariant } from './invariant.model.ts'

export const oneDialog: Invariant = {
  name: 'at most one dialog is open',
  reason: 'A second dialog covers a question that waits for an answer.',
  remedy:
    'Let the second one wait until the first is closed, as `reportDialog` does in connect-actors.ts.',
  isCheckedWhileCalling: true,
  watch: eachTab(({ machineDialogs, page, isFrozen }) =>
    isFrozen
      ? []
      : [
          machineDialogs ?? [],
          // A question may cover the sheet that it is about.
          ...[true, false].map((isQuestion) =>
            (page?.dialogs ?? [])
              .filter((dialog) => dialog.isQuestion === isQuestion)
              .map(({ name }) => name),
          ),
        ].flatMap((openNames) =>
          openNames.length < 2 ? [] : [openNames.map((name) => `"${name}"`).join(' and ')],
        ),
  ),
}

export const focusInDialog: Invariant = {
  name: 'the focus is inside the open dialog',
  reason: 'Keys reach what the dialog covers, and a screen reader does not read the question.',
  remedy: 'Open it with `useModal`, and keep what has the focus in the dialog while it changes.',
  isCheckedWhileCalling: true,
  watch: eachPage(({ isFocusInDialog, dialogs }) =>
    isFocusInDialog ? [] : [`the focus is outside of "${dialogs.at(-1)?.name ?? ''}"`],
  ),
}

const ownPages: Readonly<Record<string, string>> = { askingNotes: '/note', askingHelps: '/help' }

export const noQuestionOnOwnPage: Invariant = {
  name: 'nobody is asked to read messages on the page of the messages',
  reason: 'The question covers its own answer.',
  remedy: 'Guard the question with the path.',
  watch: eachTab(({ statesOf, path }) => {
    const [state = ''] = statesOf('notificationDialog')
    const ownPage = ownPages[state]
    return ownPage !== undefined && path.startsWith(ownPage) ? [`${state} on ${path}`] : []
  }),
}

const LOADING_DIALOG = 'msg2306'

export const loadingDialogEnds: Invariant = {
  name: `the dialog of a game that loads is closed after ${GAME_LOADING_DIALOG_MS} ms`,
  reason: 'The site cannot be used while a provider is slow.',
  remedy: 'Leave the state with the dialog `after` that time.',
  watch: () => {
    const openSince = new Map<number, number>()
    return ({ tabs, now }) =>
      tabs.flatMap(({ number, isFrozen, machineDialogs }) => {
        // A frozen page is not visible, and nothing runs in it.
        if (isFrozen || machineDialogs?.includes(LOADING_DIALOG) !== true) {
          openSince.delete(number)
          return []
        }
        const start = openSince.get(number) ?? now
        openSince.set(number, start)
        return now - start < GAME_LOADING_DIALOG_MS ? [] : [`open for ${now - start} ms`]
      })
  },
}
