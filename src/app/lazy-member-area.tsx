import { loadOnce } from '../lib/load-once.ts'
import { lazyComponent } from '../ui/lazy-component.tsx'

/** One promise for both parts: a file that cannot be loaded is requested once. */
const loadArea = loadOnce(() => import('./member-area.tsx'))

/** Provides the actors that only members need. */
export const MemberArea = lazyComponent(async () => (await loadArea()).MemberArea)

/** The dialogs of a signed-in member. */
export const MemberDialogs = lazyComponent(async () => (await loadArea()).MemberDialogs)
