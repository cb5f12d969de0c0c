/** Length of a turn in milliseconds where the browser does not report idle time (Safari). */
const TURN_MS = 8
const PAUSE_MS = 50

type Deadline = { timeRemaining: () => number }

const turnOf = (length: number): Deadline => {
  const end = performance.now() + length
  return { timeRemaining: () => end - performance.now() }
}

/** Runs steps while the page is idle; the returned function stops it. */
export const stepWhenIdle = (steps: Iterator<unknown>): (() => void) => {
  let stop: () => void = () => undefined
  const turn = (deadline: Deadline) => {
    while (deadline.timeRemaining() > 1) if (steps.next().done) return
    plan()
  }
  const plan = () => {
    if ('requestIdleCallback' in globalThis) {
      const id = requestIdleCallback(turn)
      stop = () => cancelIdleCallback(id)
    } else {
      const id = setTimeout(() => turn(turnOf(TURN_MS)), PAUSE_MS)
      stop = () => clearTimeout(id)
    }
  }
  plan()
  return () => stop()
}

/** Calls `run` once the page is complete and idle; the returned function cancels it. */
export const whenPageIsIdle = (run: () => void): (() => void) => {
  let isWanted = true
  const runIfWanted = () => {
    if (isWanted) run()
  }
  const plan = () => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(runIfWanted)
    else setTimeout(runIfWanted, PAUSE_MS)
  }
  if (document.readyState === 'complete') plan()
  else addEventListener('load', plan, { once: true })
  return () => {
    isWanted = false
  }
}

type WithScheduler = { readonly scheduler?: { readonly yield?: () => Promise<void> } }

/** Yields to the page; resolves in the next task. */
export const nextTask = (): Promise<void> =>
  (globalThis as WithScheduler).scheduler?.yield?.() ??
  new Promise((resolve) => setTimeout(() => resolve()))

/**
 * Runs steps in short turns, between which the page reacts to input. Passes on the last result. The returned function
 * stops it.
 */
export const stepInTurns = <Result>(
  steps: Iterator<unknown, Result>,
  onResult: (result: Result) => void,
): (() => void) => {
  const turn = () => {
    const { timeRemaining } = turnOf(TURN_MS)
    do {
      const step = steps.next()
      if (step.done) {
        onResult(step.value)
        return
      }
    } while (timeRemaining() > 0)
    id = setTimeout(turn)
  }
  let id = setTimeout(turn)
  return () => clearTimeout(id)
}
