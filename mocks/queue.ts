export function createQueue(): <T>(run: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return (run) => {
    const turn = last.then(run, run)
    last = turn.catch(() => undefined)
    return turn
  }
}
