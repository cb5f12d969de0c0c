import type { Plugin } from 'vite'
import { isPortFree } from './ports.ts'

/**
 * Set while this process listens. After an edit of what vite.config.ts imports, Vite reloads this module, and asks
 * again while the first server still has the port.
 */
const LISTENS = Symbol.for('maru.dev.listens')

/** `npm run dev`: says what to do when another program has the port, instead of failing later with a stack. */
export const freePortOnly = (): Plugin => ({
  name: 'maru:free-port',
  apply: 'serve',
  async configResolved({ server: { port, middlewareMode } }) {
    if (LISTENS in globalThis || middlewareMode !== false) return
    if (!(await isPortFree(port))) {
      console.error(
        `Port ${port} is in use by another program. End that program, or choose another port: ` +
          `PORT=${port + 1} npm run dev`,
      )
      process.exit(2)
    }
    Reflect.set(globalThis, LISTENS, true)
  },
})
