/** Keeps the last result of each named step, for as long as its input is the same. */
export function createMemo() {
  const kept = new Map<string, { readonly input: string; readonly result: Promise<unknown> }>()
  /** The step's result for this input; runs it if the last input differed. Failures are not kept. */
  return <Result>(
    step: string,
    input: unknown,
    run: () => Result | Promise<Result>,
  ): Promise<Result> => {
    const text = JSON.stringify(input)
    const known = kept.get(step)
    if (known?.input === text) return known.result as Promise<Result>
    const result = (async () => run())()
    const own = { input: text, result }
    kept.set(step, own)
    result.catch(() => {
      if (kept.get(step) === own) kept.delete(step)
    })
    return result
  }
}
