import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import { unthrottled } from './proxy-harness.ts'
import { freePort } from '../../scripts/ports.ts'

const main = fileURLToPath(new URL('../../src/proxy/server/main.ts', import.meta.url))

const LISTENING = /"event":"listening","url":"([^"]+)","adminUrl":"([^"]+)"/

/** A built site, gone after the test. */
function builtSite(): string {
  const folder = mkdtempSync(join(tmpdir(), 'proxy-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'index.html'), '<title>MARU</title>')
  return folder
}

/**
 * The program of `npm run proxy` in a process of its own, listening.
 * @param blocks no file of it may grow beyond so many blocks of 512 bytes, as on a full disk
 */
export async function runProgram(env: Readonly<Record<string, string>>, blocks?: number) {
  const limit = blocks === undefined ? '' : `trap '' XFSZ; ulimit -f ${blocks};`
  const child = spawn('/bin/sh', ['-c', `${limit} exec "$0" "$1"`, process.execPath, main], {
    env: { PORT: String(await freePort()), SITE_DIR: builtSite(), ...unthrottled, ...env },
  })
  const ended = new Promise<void>((resolve) => void child.on('close', () => resolve()))
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await ended
  })
  const addresses = await new Promise<{ url: string; adminUrl: string }>((resolve, reject) => {
    let out = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        out += chunk.toString()
        const [, url, adminUrl] = LISTENING.exec(out) ?? []
        if (url !== undefined && adminUrl !== undefined) resolve({ url, adminUrl })
      })
    }
    child.on('close', () => reject(new Error(out)))
  })
  return {
    ...addresses,
    /** Ends the process as a crash does. */
    kill: () => {
      child.kill('SIGKILL')
      return ended
    },
  }
}
