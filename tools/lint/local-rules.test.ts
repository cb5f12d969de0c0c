import { expect, test } from 'vitest'
import { faultOfPath } from './local-rules.ts'

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
  ['src/utils/money.ts', '"utils" does not say what it holds: name it after that'],
  ['src/lib/helpers.ts', '"helpers" does not say what it holds: name it after that'],
])('%s is not', (path, fault) => {
  expect(faultOfPath(path)).toBe(fault)
})
