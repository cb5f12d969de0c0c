import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { staleFiles, writeFiles } from './generated-files.ts'

test('generating removes everything else, including stray folders', () => {
  const root = mkdtempSync(join(tmpdir(), 'generated-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  mkdirSync(join(root, 'src/generated/stray'), { recursive: true })
  writeFileSync(join(root, 'src/generated/stray/left.ts'), 'export {}')
  writeFileSync(join(root, 'src/generated/table.ts'), 'old')

  mkdirSync(join(root, 'src/generated/limits'))
  writeFileSync(join(root, 'src/generated/limits/kept.ts'), 'kept')
  writeFileSync(join(root, 'src/generated/limits/gone.ts'), 'gone')

  const files = new Map([
    ['src/generated/table.ts', 'new'],
    ['src/generated/limits/kept.ts', 'kept'],
  ])
  const stale = staleFiles(root, files)
  expect(new Set(stale)).toEqual(
    new Set(['src/generated/table.ts', 'src/generated/stray', 'src/generated/limits/gone.ts']),
  )
  writeFiles(root, files, stale)
  expect(readFileSync(join(root, 'src/generated/table.ts'), 'utf8')).toBe('new')
  expect(existsSync(join(root, 'src/generated/stray'))).toBe(false)
  expect(staleFiles(root, files)).toEqual([])
})
