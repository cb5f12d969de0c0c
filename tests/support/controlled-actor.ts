import { fromPromise } from 'xstate'

type Call<Output, Input> = {
  readonly input: Input
  readonly signal: AbortSignal
  readonly resolve: (output: Output) => void
  readonly reject: (error: unknown) => void
}

/** Runs everything that waits for settled promises. */
export const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

/** A promise actor whose calls a test inspects and answers one by one, newest first. */
export const controlledActor = <Output, Input = void>() => {
  const calls: Call<Output, Input>[] = []
  const newest = (): Call<Output, Input> => {
    const call = calls.at(-1)
    if (call === undefined) throw new Error('this actor was not called yet')
    return call
  }
  return {
    calls,
    logic: fromPromise<Output, Input>(
      ({ input, signal }) =>
        new Promise<Output>((resolve, reject) => {
          calls.push({ input, signal, resolve, reject })
        }),
    ),
    answer: async (output: Output): Promise<void> => {
      newest().resolve(output)
      await turn()
    },
    fail: async (error: unknown): Promise<void> => {
      newest().reject(error)
      await turn()
    },
  }
}
