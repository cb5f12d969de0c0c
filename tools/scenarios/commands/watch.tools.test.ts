import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, renameSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'

const top = join(import.meta.dirname, '../../..')
const main = join(import.meta.dirname, '../main.ts')
const file = 'tests/scenarios/session/sign-in.yaml'

const SLOW = { timeout: 180_000 }

test(
  '--watch plays scenarios again after each save of one, in place or by rename, until it is ended',
  SLOW,
  async () => {
    const child = spawn(process.execPath, [main, 'session/sign-', '--watch'], { cwd: top })
    onTestFinished(() => void child.kill('SIGKILL'))
    let printed = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => (printed += text))
    const waits = (times: number) =>
      vi.waitUntil(() => printed.split('Waiting for an edit').length > times, SLOW)
    await waits(1)
    expect(printed).toMatch(/^[2-9] of [2-9] scenarios hold on the machines/m)
    const now = new Date()
    const inPlace = () => utimesSync(join(top, file), now, now)
    const byRename = () => {
      copyFileSync(join(top, file), join(top, `${file}~`))
      renameSync(join(top, `${file}~`), join(top, file))
    }
    for (const save of [byRename, byRename, inPlace]) {
      printed = ''
      save()
      await waits(1)
      expect(printed).toContain(`${file} changed.`)
      expect(printed).toMatch(/^[2-9] of [2-9] scenarios hold on the machines/m)
    }
    child.kill('SIGINT')
    expect(await once(child, 'close')).toEqual([0, null])
  },
)
