type PopupPermission = {
  /** Whether the page shows nothing more important; null: not known yet. */
  readonly now: () => boolean | null
  readonly set: (mayShow: boolean) => void
  /** Returns the unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void
}

/** Pop-ups for members wait for questions about unread messages and answers. */
export const createPopupPermission = (): PopupPermission => {
  const listeners = new Set<() => void>()
  let isAllowed: boolean | null = null
  return {
    now: () => isAllowed,
    set: (mayShow) => {
      isAllowed = mayShow
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** The notification dialog sets it; its code is loaded separately from the pop-ups. */
export const popupPermission = createPopupPermission()
