import { expect, test } from 'vitest'
import { askedAccount, keepAskedAccount } from './asked-account.storage.ts'

test('R-COMM-02 only the member who asked for the account finds the inquiry again, with any spelling of the id', () => {
  keepAskedAccount('MARU-000123', '41')
  expect(['maru-000123', 'MARU-000123 ', 'MARU-123', ''].map(askedAccount)).toEqual([
    '41',
    '41',
    null,
    null,
  ])
})
