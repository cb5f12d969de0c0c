import { Cores } from './cores.ts'

type Ordered = { readonly name: string; readonly after?: string }

/**
 * Runs checks in their order, `count` at a time; one with `after` waits until that check has ended, if it is among them.
 * Returns their results by name.
 */
export function startAll<Check extends Ordered, Result>(
  checks: readonly Check[],
  count: number,
  run: (check: Check) => Promise<Result>,
): ReadonlyMap<string, Promise<Result>> {
  const cores = new Cores(count)
  const running = new Map<string, Promise<Result>>()
  for (const check of checks) {
    const start = () => cores.use(() => run(check))
    const earlier = running.get(check.after ?? '')
    running.set(check.name, earlier === undefined ? start() : earlier.then(start))
  }
  return running
}
