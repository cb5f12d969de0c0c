import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { preparedMock } from '../../../../tests/support/verified-mock.ts'
import { contractFrom } from '../../general/contract/read-contract.ts'
import { readDocument } from '../../general/contract/read-document.ts'
import { parseProfile } from '../../general/profile/profile.ts'
import { inMemory } from '../../transport/in-memory.ts'
import { verifyBooks } from './verify-books.ts'

test('the mock has no findings when it is verified with a profile like any other backend', async () => {
  const contract = contractFrom(await readDocument('openapi/public.yaml'))
  const file = join(import.meta.dirname, 'own-contract-profile.yaml')
  const known = { operations: contract.operations, checks: [], env: {} }
  const { mock, now, pass } = await preparedMock()
  const verdict = await verifyBooks(
    inMemory((request) => mock.fetch(request)),
    {
      contract,
      profile: parseProfile(file, readFileSync(file, 'utf8'), known),
      clock: now,
      sleep: (ms) => Promise.resolve(pass(ms)),
      generated: 2,
    },
  )
  expect([verdict.findings, verdict.ended, verdict.missing]).toEqual([[], null, []])
  expect(verdict.statuses.size).toBeGreaterThan(150)
}, 60_000)
