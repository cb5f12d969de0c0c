import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { crashWords } from './crash-words.ts'

const line = 'export const depositRecord = GetDepositListResponse.shape.list.element.extend(owned)'

test('R-CALL-07 a contract that the mock does not follow names the line, the operation and what to do, without a stack trace', () => {
  const root = mkdtempSync(join(tmpdir(), 'crash-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  mkdirSync(join(root, 'mocks/db'), { recursive: true })
  writeFileSync(join(root, 'mocks/db/records.ts'), `\n${line}\n`)
  const output = `file://${root}/mocks/db/records.ts:2
${line}
                                                               ^

TypeError: Cannot read properties of undefined (reading 'element')
    at file://${root}/mocks/db/records.ts:2:63
    at ModuleJob.run (node:internal/modules/esm/module_job:439:25)`
  const words = crashWords(root, output)
  expect(words).toContain('mocks/db/records.ts line 2 does not follow them')
  expect(words).toContain("(reading 'element'). It reads getDepositList.")
  expect(words).toContain(line)
  expect(words).not.toContain('    at ')
  expect(crashWords(root, 'stale: docs/machines/session.md')).toBe(null)
})
