import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createMemo } from './memo.ts'

/** A folder, and a step that counts its runs. */
function someStep() {
  const folder = mkdtempSync(join(tmpdir(), 'memo-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  let runs = 0
  const make = (code: string, input: unknown) =>
    createMemo({ folder, code })('types of public', input, () => {
      runs += 1
      return new Map([['run', runs]])
    })
  return { folder, make }
}

const run = (count: number) => new Map([['run', count]])

test('a later process takes the last result of the same input and code', async () => {
  const { make } = someStep()
  const first = [await make('v1', { a: 1 }), await make('v1', { a: 1 })]
  const later = [await make('v1', { a: 2 }), await make('v2', { a: 2 }), await make('v2', { a: 2 })]
  expect([first, later]).toEqual([
    [run(1), run(1)],
    [run(2), run(3), run(3)],
  ])
})

test('a damaged result is made again', async () => {
  const { folder, make } = someStep()
  await make('v1', null)
  for (const file of readdirSync(folder)) writeFileSync(join(folder, file), 'half of i')
  expect([await make('v1', null), await make('v1', null)]).toEqual([run(2), run(2)])
})

test('a failure is not kept, neither in the process nor on disk', async () => {
  const { folder } = someStep()
  const memo = createMemo({ folder, code: 'v1' })
  const failing = () => memo('types', 1, () => Promise.reject(new Error('no types')))
  await expect(failing()).rejects.toThrow('no types')
  expect(readdirSync(folder)).toEqual([])
  expect(await memo('types', 1, () => 'made')).toBe('made')
})
