// Ends this process when its parent has died, by whatever signal. `spawnTied` loads it before the program; the parent
// holds the other end of the pipe, which closes with it.

import { Socket } from 'node:net'
import { PIPE } from './spawn-tied.mjs'

/** Longer than a program of ours needs for what it still has to do. */
const KILL_AFTER_MS = 12_000

const fd = Number(process.env[PIPE] ?? '')
// The programs that this one starts have no such pipe.
Reflect.deleteProperty(process.env, PIPE)

if (fd > 0) {
  const pipe = new Socket({ fd })
  pipe.on('error', () => undefined)
  pipe.on('close', () => {
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), KILL_AFTER_MS).unref()
    process.kill(process.pid, 'SIGTERM')
  })
  pipe.resume().unref()
}
