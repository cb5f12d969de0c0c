import { vi } from 'vitest'

// Workers keep loaded packages between test files, but each file gets fresh modules of ours. Not after a file: no hook
// runs after one whose tests are all skipped.
vi.resetModules()
// Timers replaced by a file are restored as well.
vi.useRealTimers()
