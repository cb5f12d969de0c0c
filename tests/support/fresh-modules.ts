import { afterAll, vi } from 'vitest'

// A worker keeps the packages that it has loaded from one file of tests to the next, but of our own
// modules each file gets new ones, as if it had a worker of its own.
afterAll(() => void vi.resetModules())
