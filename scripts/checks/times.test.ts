import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { noteSeconds } from './processor.ts'
import { describeAreas, mostExpensive, readTimes } from './times.ts'

test('a developer reads what checks, areas and files of a run cost', () => {
  const folder = mkdtempSync(join(tmpdir(), 'notes-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const notes = join(folder, 'notes.jsonl')
  expect(readTimes(notes, '/maru')).toEqual([])
  noteSeconds('/maru/tests/e2e/login.test.ts', 3, notes)
  noteSeconds('/maru/src/lib/money.test.ts', 0.04, notes)
  noteSeconds('/maru/tests/e2e/login.test.ts', 4.5, notes)
  noteSeconds('/maru/tests/e2e/walk.test.ts', 1, notes)
  const files = readTimes(notes, '/maru')
  expect(
    describeAreas(
      [
        ['types', 9],
        ['browser', 12.25],
      ],
      files,
    ).split('\n'),
  ).toEqual([
    '   12.3 s  browser',
    '    9.0 s  types',
    'of which tests in',
    '    8.5 s  tests/e2e',
    '    0.0 s  src/lib',
  ])
  expect(mostExpensive(files, 2).split('\n')).toEqual([
    '    7.5 s  tests/e2e/login.test.ts',
    '    1.0 s  tests/e2e/walk.test.ts',
  ])
})
