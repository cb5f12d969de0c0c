import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const folder = mkdtempSync(join(tmpdir(), 'contract-diff-'))
cpSync(join(root, 'openapi'), folder, { recursive: true })
const file = join(folder, 'proxy.yaml')

afterAll(() => {
  rmSync(folder, { recursive: true })
})

/** Exit code and what the program printed. */
const diff = (...args: string[]): Promise<{ code: number; text: string }> =>
  new Promise((resolve) => {
    const program = [join(root, 'scripts/contract-diff.ts'), ...args]
    execFile(process.execPath, program, { cwd: root }, (error, stdout, stderr) => {
      resolve({ code: Number(error?.code ?? 0), text: stdout + stderr })
    })
  })

test('the same contract ends with 0, another with 1 and the differences', async () => {
  expect(await diff('--from', file)).toEqual({ code: 0, text: 'No difference.\n' })
  const base = join(folder, 'schemas/base.yaml')
  const before = readFileSync(base, 'utf8')
  writeFileSync(base, before.replace('maximum: 100000\n', 'maximum: 99\n'))
  const other = await diff('--from', file)
  writeFileSync(base, before)
  expect(other.code).toBe(1)
  expect(other.text).toContain(
    'request › page: integer, default 1, maximum 99, minimum 1, optional →',
  )
  expect(other.text).toContain('/api/routes/get-note-list, /api/routes/get-bets-list')
})

test.each([
  [['--from', 'no-such-version'], 'no-such-version'],
  [[], 'npm run contract:diff'],
  [['--from', file, '--of', 'other'], 'npm run contract:diff'],
  [['--from', file, file], 'npm run contract:diff'],
  [['--from', file, '--till', 'HEAD'], '--till'],
])('what cannot be compared ends with 2 and says why: %j', async (args, words) => {
  const { code, text } = await diff(...args)
  expect([code, text]).toEqual([2, expect.stringContaining(words)])
})
