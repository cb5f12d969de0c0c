import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { signOutDevices, getDevices } from './devices.api.ts'

export type { Device } from './devices.api.ts'

const all = ['devices'] as const

export const deviceQueries = {
  all: () => all,
  list: () => queryOptions({ queryKey: all, queryFn: ({ signal }) => getDevices({ signal }) }),
}

export const deviceMutations = {
  /** Null: all other devices. */
  end: () =>
    mutationOptions({
      mutationKey: [...all, 'end'],
      mutationFn: (session: string | null) => signOutDevices(session),
      meta: { invalidates: [all] },
    }),
}
