type PopupPermission = {
  /** Whether the page shows nothing more important; null: not known yet. */
  readonly now: () => boolean | null
  readonly set: (mayShow: boolean) => void
  /** Returns the unsubscribe function. */
  readonly subscribe: (changed: () => void) => () => void
}

/** For members, pop-ups wait for questions about unread messages and answers. */
export const createPopupPermission = (): PopupPermission => {
  const listeners = new Set<() => void>()
  let isAllowed: boolean | null = null
  return {
    now: () => isAllowed,
    set: (mayShow) => {
      isAllowed = mayShow
      for (const changed of listeners) changed()
    },
    subscribe: (changed) => {
      listeners.add(changed)
      return () => void listeners.delete(changed)
    },
  }
}

/** Set by the notification dialog, which is loaded separately from the pop-ups. */
export const popupPermission = createPopupPermission()
