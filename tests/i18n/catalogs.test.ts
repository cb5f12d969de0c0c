import { assignParts, readMessageFiles } from '#messages'
import { expect, test } from 'vitest'
import { readScreens } from '../../scripts/screens/read-screens.ts'
import { repositoryRoot } from '../../scripts/repository/repository-root.ts'

const { partOf, faults } = assignParts(
  readMessageFiles(repositoryRoot),
  await readScreens(repositoryRoot),
)

test.each([
  ['msg2001', 'first'],
  ['home.help.deposit', 'first'],
  ['home.jackpot.title', 'first'],
  ['shell.menu.label', 'first'],
  ['login.field.id', 'first'],
  ['shell.balance.label', 'member'],
  ['register.field.id', 'rest'],
  ['failure.timeout.body', 'rest'],
  ['outcome.id-taken', 'rest'],
  ['outcome.unknown', 'rest'],
  ['outcome.not-enough-balance', 'member'],
  ['deposits.page.title', 'member'],
])('R-I18N-03 %s is loaded with the part %s', (id, part) => {
  expect(faults).toEqual([])
  expect(partOf(id)).toBe(part)
})
