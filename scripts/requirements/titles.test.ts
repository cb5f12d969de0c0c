import { expect, test } from 'vitest'
import { idsIn, titlesIn } from './titles.ts'

test('titles are found in every shape of a test, and skipped tests show nothing', () => {
  const text = `
    test('R-A-01 plain', () => {})
    test.each([1, 2])('R-B-01 and R-B-02 for %s', () => {})
    describe(\`R-C-01 \${name} in a group\`, () => { it('inner', () => {}) })
    test.skip('R-D-01 not now', () => {})
    test.describe.skip('R-D-02 group', () => { test('R-D-03 in it', () => {}) })
    test.todo('R-D-04')
    expect('R-E-01').toBe('no title')
  `
  expect(titlesIn('a.test.ts', text)).toEqual([
    'R-A-01 plain',
    'R-B-01 and R-B-02 for %s',
    'R-C-01 … in a group',
    'inner',
  ])
})

test('ids are read out of a text', () => {
  expect(idsIn('R-I18N-01, then R-CALL-02 but not R-x-01 or R-CALL-002')).toEqual([
    'R-I18N-01',
    'R-CALL-02',
  ])
})
