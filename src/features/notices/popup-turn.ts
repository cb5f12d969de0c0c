type PopupTurn = {
  /** Whether nothing more important is said on this page; null: not known yet. */
  readonly now: () => boolean | null
  readonly set: (isTurn: boolean) => void
  /** Returns the function that unsubscribes. */
  readonly subscribe: (changed: () => void) => () => void
}

/** Whether it is the pop-ups' turn, for members, whose unread messages and answers come first. */
export const createPopupTurn = (): PopupTurn => {
  const listeners = new Set<() => void>()
  let turn: boolean | null = null
  return {
    now: () => turn,
    set: (isTurn) => {
      turn = isTurn
      for (const changed of listeners) changed()
    },
    subscribe: (changed) => {
      listeners.add(changed)
      return () => void listeners.delete(changed)
    },
  }
}

/** Set by the notification dialog, which is not there where the pop-ups are. */
export const popupTurn = createPopupTurn()
