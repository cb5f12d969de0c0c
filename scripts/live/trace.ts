import { debuglog } from 'node:util'

const print = debuglog('live')

/** With `NODE_DEBUG=live`: prints the time (Unix, ms) at which a step between a saved file and the page ends. */
export const trace = (step: string): void =>
  print(`${(performance.timeOrigin + performance.now()).toFixed(0)} ${step}`)
