export type Globals = Readonly<Record<string, unknown>>

type TimerFunction = (...args: unknown[]) => unknown
type Clock = { readonly now: () => number }

/** Globals that forward to the last given ones, so that slow code is loaded once and reused by scenarios. */
export function createSwitchedGlobals() {
  let current: Globals = {}
  const timers = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const
  const forwardedTimers = timers.map(
    (name) => [name, (...args: unknown[]) => (current[name] as TimerFunction)(...args)] as const,
  )
  const currentTime = () => (current.Date as Clock | undefined)?.now() ?? Date.now()
  class ScenarioDate extends Date {
    constructor(...args: [] | [number | string]) {
      super(...((args.length === 0 ? [currentTime()] : args) as [number]))
    }
    static override now(): number {
      return currentTime()
    }
  }
  const globals: Globals = {
    ...Object.fromEntries(forwardedTimers),
    Date: ScenarioDate,
    AbortSignal: {
      timeout: (ms: number) => (current.AbortSignal as typeof AbortSignal).timeout(ms),
      any: (signals: AbortSignal[]) => (current.AbortSignal as typeof AbortSignal).any(signals),
    },
  }
  return {
    globals,
    switchTo: (next: Globals) => {
      current = next
    },
  }
}
