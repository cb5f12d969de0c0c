import { expect, test } from 'vitest'
import { askedAccount, keepAskedAccount } from './asked-account.storage.ts'

test('R-COMM-02 the inquiry that asked for the account is found again by its member alone, however the id is written', () => {
  keepAskedAccount('MARU-000123', '41')
  expect(['maru-000123', 'MARU-000123 ', 'MARU-123', ''].map(askedAccount)).toEqual([
    '41',
    '41',
    null,
    null,
  ])
})
