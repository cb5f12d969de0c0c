type LastResult = { readonly input: string; readonly result: Promise<unknown> }

/** Keeps the last result of each named step in this process, for as long as its input is the same. */
export function createMemo() {
  const lastResults = new Map<string, LastResult>()
  /** The step's result for this input; runs it if the last input differed. Failures are not kept. */
  return <Result>(
    step: string,
    input: unknown,
    run: () => Result | Promise<Result>,
  ): Promise<Result> => {
    const text = JSON.stringify(input)
    const lastResult = lastResults.get(step)
    if (lastResult?.input === text) return lastResult.result as Promise<Result>
    const result = (async () => run())()
    const current = { input: text, result }
    lastResults.set(step, current)
    result.catch(() => {
      if (lastResults.get(step) === current) lastResults.delete(step)
    })
    return result
  }
}
