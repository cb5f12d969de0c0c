import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ensureInstalled, isInstalled } from './install.mjs'

let top = ''
beforeEach(async () => {
  top = await mkdtemp(join(tmpdir(), 'clone-'))
  await mkdir(join(top, 'node_modules/.bin'), { recursive: true })
  await writeFile(join(top, 'node_modules/.bin/node'), '')
})
afterEach(() => rm(top, { recursive: true, force: true }))

const locked = {
  '': { name: 'a project' },
  'node_modules/a': { version: '1.0.0' },
  'node_modules/for-other-systems': { version: '1.0.0', optional: true },
}

async function write(installed: object): Promise<void> {
  await writeFile(join(top, 'package-lock.json'), JSON.stringify({ packages: locked }))
  const record = join(top, 'node_modules/.package-lock.json')
  await writeFile(record, JSON.stringify({ packages: installed }))
}

test('the installed packages are compared with the lock file', async () => {
  expect(isInstalled(top)).toBe(false)
  await write({ 'node_modules/a': { version: '1.0.0' } })
  expect(isInstalled(top)).toBe(true)
  await write({ 'node_modules/a': { version: '1.0.1' } })
  expect(isInstalled(top)).toBe(false)
  await write({})
  expect(isInstalled(top)).toBe(false)
  await write({ 'node_modules/a': { version: '1.0.0' }, 'node_modules/b': { version: '1.0.0' } })
  expect(isInstalled(top)).toBe(false)
})

test('a start waits for another one that installs, and not for one that died', async () => {
  await write({ 'node_modules/a': { version: '1.0.0' } })
  await mkdir(join(top, '.cache'))
  const lock = join(top, '.cache/install.lock')

  const waits = new Promise<void>((resolve) => vi.spyOn(console, 'log').mockImplementation(resolve))
  await writeFile(lock, String(process.pid))
  let isReady = false
  const start = ensureInstalled(top).then(() => (isReady = true))
  await waits
  expect(isReady).toBe(false)
  await rm(lock)
  await start

  const noSuchProcess = 2 ** 22 + 1
  await writeFile(lock, String(noSuchProcess))
  await ensureInstalled(top)
})
