type Known = { readonly input: string; readonly result: Promise<unknown> }

/** Keeps the last result of each named step in this process, for as long as its input is the same. */
export function createMemo() {
  const known = new Map<string, Known>()
  /** The step's result for this input; runs it if the last input differed. Failures are not kept. */
  return <Result>(
    step: string,
    input: unknown,
    run: () => Result | Promise<Result>,
  ): Promise<Result> => {
    const text = JSON.stringify(input)
    const last = known.get(step)
    if (last?.input === text) return last.result as Promise<Result>
    const result = (async () => run())()
    const own = { input: text, result }
    known.set(step, own)
    result.catch(() => {
      if (known.get(step) === own) known.delete(step)
    })
    return result
  }
}
