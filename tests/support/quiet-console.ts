import { afterEach, beforeEach, expect } from 'vitest'

// A complaint on the console is a failure of the test that caused it. A test that expects one
// replaces the method itself: vi.spyOn(console, 'error').mockImplementation(() => {}).
const complaints: unknown[][] = []
const real = { error: console.error, warn: console.warn }

beforeEach(() => {
  complaints.length = 0
  console.error = (...words: unknown[]) => void complaints.push(['console.error', ...words])
  console.warn = (...words: unknown[]) => void complaints.push(['console.warn', ...words])
})

afterEach(() => {
  Object.assign(console, real)
  expect(complaints, 'nothing is written to console.error or console.warn').toEqual([])
})
