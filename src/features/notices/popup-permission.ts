import { createStore } from '../../lib/store.ts'

/**
 * Whether the page shows nothing more important than pop-ups; null: not known yet. Those for members wait for questions
 * about unread messages and answers. The notification dialog sets it; its code is loaded separately from the pop-ups.
 */
export const popupPermission = createStore<boolean | null>(null)
