import { execFileSync } from 'node:child_process'
import {
  closeSync,
  constants,
  mkdtempSync,
  openSync,
  readFileSync,
  readSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createLogOutput } from './log-output.ts'

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'log-'))
  onTestFinished(() => rmSync(made, { recursive: true }))
  return made
}

const line = (count: number): string => `${String(count).padStart(9, '0')}${'x'.repeat(990)}\n`

test('every line reaches a file, in order', async () => {
  const file = join(folder(), 'log')
  const fd = openSync(file, 'w')
  const output = createLogOutput(fd, () => undefined)
  const lines = Array.from({ length: 500 }, (_, count) => line(count))
  for (const outputLine of lines) output.write(outputLine)
  await output.flush(5_000)
  expect(readFileSync(file, 'utf8')).toBe(lines.join(''))
  expect(output.lost()).toBe(0)
  closeSync(fd)
})

test.runIf(process.platform === 'linux')(
  'a blocked pipe buffers a bounded part of the log, and logging resumes once it is read',
  async () => {
    const pipe = join(folder(), 'pipe')
    execFileSync('mkfifo', [pipe])
    const reader = openSync(pipe, constants.O_RDWR | constants.O_NONBLOCK)
    const missing: number[] = []
    const output = createLogOutput(openSync(pipe, constants.O_RDWR), (lines) => {
      missing.push(lines)
    })
    for (let count = 0; count < 3_000; count += 1) output.write(line(count))
    await output.flush(20)
    const lost = output.lost()
    expect(lost).toBeGreaterThan(1_500)

    let read = ''
    const buffer = Buffer.alloc(65_536)
    await expect
      .poll(
        () => {
          try {
            for (;;) read += buffer.toString('utf8', 0, readSync(reader, buffer))
          } catch {
            return read.split('\n').length - 1
          }
        },
        { interval: 5 },
      )
      .toBe(3_000 - lost)
    expect(missing.reduce((sum, count) => sum + count, 0)).toBe(lost)
    closeSync(reader)
  },
)
