import { expect, test } from 'vitest'
import { bookFaults } from './book-faults.ts'
import type { BookFault } from './book-faults.ts'
import { booksInMemory, namedBy, verifyBooks } from './verify-books.ts'

const faults = Object.entries(bookFaults) as [BookFault, string][]
const SLOW_MS = 60_000

test.each(faults)(
  'a fault in a backend of another contract is found: %s, by %s',
  async (fault, named) => {
    const verdict = await verifyBooks(booksInMemory(fault))
    expect(namedBy(verdict)).toContain(named)
    expect(verdict.ended).toBeNull()
  },
  SLOW_MS,
)

test.each(Array.from({ length: 10 }, (_, index) => index + 1))(
  'a correct backend of another contract has no findings, seed %i',
  async (seed) => {
    const verdict = await verifyBooks(booksInMemory(), { seed })
    expect([verdict.findings, verdict.ended, verdict.changed.left]).toEqual([[], null, []])
    // It reaches every operation, and every status except 415 for a missing note.
    expect(verdict.missing).toEqual([])
    expect(verdict.calls.length).toBeGreaterThan(300)
  },
  SLOW_MS,
)
