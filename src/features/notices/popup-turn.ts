type PopupTurn = {
  /** Whether the page shows nothing more important; null: not known yet. */
  readonly now: () => boolean | null
  readonly set: (isTurn: boolean) => void
  /** Returns the unsubscribe function. */
  readonly subscribe: (changed: () => void) => () => void
}

/** For members, pop-ups wait for questions about unread messages and answers. */
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

/** Set by the notification dialog, which is loaded separately from the pop-ups. */
export const popupTurn = createPopupTurn()
