import { lazyComponent } from '../ui/lazy-component.tsx'
import type * as memberArea from './member-area.tsx'

let area: Promise<typeof memberArea> | undefined

/** One promise for both parts: a file that cannot be had is asked for once. */
const loadArea = () => (area ??= import('./member-area.tsx'))

export const MemberArea = lazyComponent(async () => (await loadArea()).MemberArea)
export const MemberDialogs = lazyComponent(async () => (await loadArea()).MemberDialogs)
