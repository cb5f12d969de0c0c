import {
  mkdirSync,
  mkdtempSync,
  realpathSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished, test, vi } from 'vitest'
import { watchFolders } from './watch-folders.ts'

async function watched() {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'watched-')))
  mkdirSync(join(root, 'a/deep'), { recursive: true })
  writeFileSync(join(root, 'a/deep/file.yaml'), 'first')
  const seen = new Set<string>()
  const stop = await watchFolders(root, ['a'], (path) => seen.add(path))
  onTestFinished(async () => {
    await stop()
    rmSync(root, { recursive: true })
  })
  const save = {
    'in place': (path: string) => writeFileSync(join(root, path), String(Math.random())),
    'by rename': (path: string) => {
      writeFileSync(join(root, 'saved'), String(Math.random()))
      renameSync(join(root, 'saved'), join(root, path))
    },
    anew: (path: string) => {
      rmSync(join(root, path))
      writeFileSync(join(root, path), String(Math.random()))
    },
    'with a new time': (path: string) => utimesSync(join(root, path), new Date(), new Date()),
  }
  const expectSeen = async (path: string) => {
    await vi.waitUntil(() => seen.has(path), 5_000)
    // What belongs to the same edit.
    await new Promise((resolve) => setTimeout(resolve, 20))
    seen.clear()
  }
  return { root, seen, save, expectSeen }
}

test('each save of a file is seen, in place and by rename, also after many', async () => {
  const { save, expectSeen } = await watched()
  for (let round = 0; round < 5; round += 1)
    for (const one of Object.values(save)) {
      one('a/deep/file.yaml')
      await expectSeen('a/deep/file.yaml')
    }
})

test('a save right after another one is seen', async () => {
  const { seen, save } = await watched()
  for (let round = 0; round < 3; round += 1) {
    save['in place']('a/deep/file.yaml')
    await vi.waitUntil(() => seen.has('a/deep/file.yaml'), { timeout: 5_000, interval: 1 })
    seen.clear()
    save['in place']('a/deep/file.yaml')
    await vi.waitUntil(() => seen.has('a/deep/file.yaml'), { timeout: 5_000, interval: 1 })
    seen.clear()
  }
})

test('files of a folder that came, or came back, are seen, and removed files', async () => {
  const { root, seen, save, expectSeen } = await watched()
  for (let round = 0; round < 3; round += 1) {
    mkdirSync(join(root, 'b/new'), { recursive: true })
    writeFileSync(join(root, 'b/new/file.yaml'), 'with the folder')
    renameSync(join(root, 'b'), join(root, 'a/b'))
    await expectSeen('a/b/new/file.yaml')
    save['by rename']('a/b/new/file.yaml')
    await expectSeen('a/b/new/file.yaml')
    rmSync(join(root, 'a/b/new/file.yaml'))
    await expectSeen('a/b/new/file.yaml')
    rmSync(join(root, 'a/b'), { recursive: true })
    await new Promise((resolve) => setTimeout(resolve, 50))
    seen.clear()
  }
  save['in place']('a/deep/file.yaml')
  await expectSeen('a/deep/file.yaml')
})
