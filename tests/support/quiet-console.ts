import { afterAll, afterEach, expect } from 'vitest'

// A console warning or error fails its test (among concurrent tests, the one that ends first). A test that expects one
// replaces the method: vi.spyOn(console, 'error').mockImplementation(() => {}).
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
