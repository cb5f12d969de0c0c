// Ends this process when its parent dies by any signal. `spawnTied` preloads it; the parent has the other end of a
// pipe, which closes with it.

import { Socket } from 'node:net'
import { PIPE } from './spawn-tied.mjs'

/** Longer than our programs need to shut down. */
const KILL_AFTER_MS = 12_000

const fd = Number(process.env[PIPE] ?? '')
// Children of this program do not inherit the pipe.
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
