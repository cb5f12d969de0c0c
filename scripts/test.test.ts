import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

test('Chromium is looked for, and installed, in the open before anything runs', () => {
  const env = { ...process.env, CHROMIUM_PATH: '/no/such/chromium' }
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, 'test.ts'), 'format', 'browser'],
    { env, encoding: 'utf8' },
  )
  expect({ status, stdout, stderr }).toEqual({
    status: 2,
    stdout: '',
    stderr:
      'CHROMIUM_PATH=/no/such/chromium cannot be run: give the path of a Chromium or Chrome.\n',
  })
})
