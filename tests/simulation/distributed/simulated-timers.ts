/** Takes the place of `node:timers/promises` in the code under test: waits on the timeline. */
export const setTimeout = <Value>(ms: number, value: Value): Promise<Value> =>
  new Promise((resolve) => void globalThis.setTimeout(() => resolve(value), ms))
