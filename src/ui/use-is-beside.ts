import { useMedia } from './use-media.ts'

/** Whether a list has room for an open text beside it. */
export const useIsBeside = (): boolean => useMedia('(min-width: 1024px)')
