import { queryOptions } from '@tanstack/react-query'
import { endSessionsShapes } from '../../generated/answers/end-sessions.ts'
import { getSessionsShapes } from '../../generated/answers/get-sessions.ts'
import { member } from '../../http/client.ts'
import type { CallOptions } from '../../http/client.ts'
import { parseSuccess } from '../../http/parse-response.ts'
import type { Content } from '../../http/parse-response.ts'

/** Where the member is signed in. Times are RFC 3339; names are null when unknown. */
export type Device = Content<typeof getSessionsShapes, 'success'>['list'][number]

/** The member's devices, this one first. */
export const getDevices = (options: CallOptions = {}): Promise<readonly Device[]> =>
  parseSuccess(
    getSessionsShapes,
    member.POST('/api/routes/get-sessions', { body: {}, ...options }),
    ({ list }) => list,
  )

/** Signs out on another device, or with null on all others. Returns those that are left. */
export const signOutDevices = (sessionId: string | null): Promise<readonly Device[]> =>
  parseSuccess(
    endSessionsShapes,
    member.POST('/api/routes/end-sessions', { body: { session: sessionId } }),
    ({ list }) => list,
  )

const rootKey = ['devices'] as const

export const deviceQueries = {
  list: () => queryOptions({ queryKey: rootKey, queryFn: ({ signal }) => getDevices({ signal }) }),
}

export const deviceMutations = {
  /** Null: all other devices. */
  end: () => ({
    mutationFn: signOutDevices,
    meta: { invalidates: [rootKey] },
  }),
}
