import { afterAll, vi } from 'vitest'

// Workers keep loaded packages between test files, but each file gets fresh modules of ours.
afterAll(() => void vi.resetModules())
