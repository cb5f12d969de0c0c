import { afterAll, afterEach, expect } from 'vitest'

// A complaint on the console is a failure of the test that caused it; among tests that run at the
// same time, of the one that ends first. A test that expects one replaces the method itself:
// vi.spyOn(console, 'error').mockImplementation(() => {}).
const complaints: unknown[][] = []
const real = { error: console.error, warn: console.warn }

console.error = (...words: unknown[]) => void complaints.push(['console.error', ...words])
console.warn = (...words: unknown[]) => void complaints.push(['console.warn', ...words])

const expectNone = () =>
  expect(complaints.splice(0), 'nothing is written to console.error or console.warn').toEqual([])

afterEach(expectNone)
afterAll(() => {
  Object.assign(console, real)
  expectNone()
})
