import type { MockBackendOptions } from './backend.ts'
import { memoryStorage } from './db/storage.ts'
import type { TextStorage } from './db/storage.ts'
import { createQueue } from './queue.ts'

export type WorldState = Required<
  Pick<MockBackendOptions, 'exclusively' | 'faultStorage' | 'overrideStorage' | 'storage'>
> & { readonly sideStorage: TextStorage }

function textInMemory(): TextStorage {
  let text: string | null = null
  return { read: () => text, write: (next) => (text = next) }
}

export const newWorldState = (): WorldState => ({
  exclusively: createQueue(),
  faultStorage: textInMemory(),
  overrideStorage: textInMemory(),
  sideStorage: textInMemory(),
  storage: memoryStorage(),
})
