import type { Plugin } from 'vite'
import { isPortFree } from '../ports.ts'

/** A restart of the server asks again while the first one still listens. */
let isOurs = false

/** `npm run dev`: says what to do when another program has the port, instead of failing later with a stack. */
export const freePortOnly = (): Plugin => ({
  name: 'maru:free-port',
  apply: 'serve',
  async configResolved({ server: { port, middlewareMode } }) {
    if (isOurs || middlewareMode !== false) return
    if (!(await isPortFree(port))) {
      console.error(
        `Port ${port} is in use by another program. End that program, or choose another port: ` +
          `PORT=${port + 1} npm run dev`,
      )
      process.exit(2)
    }
    isOurs = true
  },
})
