/** Milliseconds of a turn where the browser does not say how long it is idle (Safari). */
const TURN_MS = 8
const PAUSE_MS = 50

type Deadline = { timeRemaining: () => number }

const turnOf = (length: number): Deadline => {
  const end = performance.now() + length
  return { timeRemaining: () => end - performance.now() }
}

/** Takes step after step while the page has nothing better to do; the returned function stops it. */
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

/** Calls this when the page is complete and has nothing better to do, unless it is called off before. */
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

type Scheduling = { readonly scheduler?: { readonly yield?: () => Promise<void> } }

/** Ends this task, so that the page gets its turn; what waits goes on in the next one. */
export const nextTask = (): Promise<void> =>
  (globalThis as Scheduling).scheduler?.yield?.() ??
  new Promise((resolve) => setTimeout(() => resolve()))

/**
 * Takes step after step, soon, in short turns between which the page answers to its user; hands on what
 * the last one returns. The returned function stops it.
 */
export const stepInTurns = <Result>(
  steps: Iterator<unknown, Result>,
  done: (result: Result) => void,
): (() => void) => {
  const turn = () => {
    const { timeRemaining } = turnOf(TURN_MS)
    do {
      const step = steps.next()
      if (step.done) {
        done(step.value)
        return
      }
    } while (timeRemaining() > 0)
    id = setTimeout(turn)
  }
  let id = setTimeout(turn)
  return () => clearTimeout(id)
}
