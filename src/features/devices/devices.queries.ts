import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { signOutDevices, getDevices } from './devices.api.ts'

export type { Device } from './devices.api.ts'

const rootKey = ['devices'] as const

export const deviceQueries = {
  all: () => rootKey,
  list: () => queryOptions({ queryKey: rootKey, queryFn: ({ signal }) => getDevices({ signal }) }),
}

export const deviceMutations = {
  /** Null: all other devices. */
  end: () =>
    mutationOptions({
      mutationKey: [...rootKey, 'end'],
      mutationFn: (session: string | null) => signOutDevices(session),
      meta: { invalidates: [rootKey] },
    }),
}
