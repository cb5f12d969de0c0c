import { loadOnce } from '../lib/load-once.ts'
import { lazyComponent } from '../ui/lazy-component.tsx'

/** One promise for both parts, so that a missing file is requested once. */
const loadArea = loadOnce(() => import('./member-area.tsx'))

export const MemberArea = lazyComponent(async () => (await loadArea()).MemberArea)

export const MemberDialogs = lazyComponent(async () => (await loadArea()).MemberDialogs)
