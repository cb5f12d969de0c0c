import { expect, test } from 'vitest'
import { faultOfPath } from './file-names.ts'

test.each([
  'src/lib/money.ts',
  'src/features/session/session.machine.test.ts',
  'src/vite-env.d.ts',
])('%s is a good name', (path) => {
  expect(faultOfPath(path)).toBe(null)
})

test.each([
  ['src/lib/gameAddress.ts', '"gameAddress.ts" is not kebab-case'],
  ['src/ui/Button.tsx', '"Button.tsx" is not kebab-case'],
  ['src/utils/money.ts', '"utils" collects what nobody named: say what it holds'],
  ['src/lib/helpers.ts', '"helpers" collects what nobody named: say what it holds'],
])('%s is not', (path, fault) => {
  expect(faultOfPath(path)).toBe(fault)
})
