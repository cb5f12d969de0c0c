export type Globals = Readonly<Record<string, unknown>>

type TimerFunction = (...args: unknown[]) => unknown
type Clock = { readonly now: () => number }

/** Globals that forward to the last given ones, so that slow code is loaded once and reused by scenarios. */
export function createSwitchedGlobals() {
  let now: Globals = {}
  const timers = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const
  const delegated = timers.map(
    (name) => [name, (...args: unknown[]) => (now[name] as TimerFunction)(...args)] as const,
  )
  const currentTime = () => (now.Date as Clock | undefined)?.now() ?? Date.now()
  class ScenarioDate extends Date {
    constructor(...args: [] | [number | string]) {
      super(...((args.length === 0 ? [currentTime()] : args) as [number]))
    }
    static override now(): number {
      return currentTime()
    }
  }
  const globals: Globals = {
    ...Object.fromEntries(delegated),
    Date: ScenarioDate,
    AbortSignal: {
      timeout: (ms: number) => (now.AbortSignal as typeof AbortSignal).timeout(ms),
      any: (signals: AbortSignal[]) => (now.AbortSignal as typeof AbortSignal).any(signals),
    },
  }
  return {
    globals,
    switchTo: (next: Globals) => {
      now = next
    },
  }
}
