import type { Progress } from '../core/run-state.ts'
import { showProgress } from './progress.ts'

type OnStart = (progress: Progress) => void

/** Shows the progress of a run on standard error. */
export async function withProgress<Value>(
  work: (onStart: OnStart) => Promise<Value>,
): Promise<Value> {
  const { stderr } = process
  const output = {
    write: (text: string) => void stderr.write(text),
    isTerminal: stderr.isTTY,
    columns: () => stderr.columns,
  }
  let end = (): void => undefined
  const onStart: OnStart = (progress) => (end = showProgress(progress, output))
  try {
    return await work(onStart)
  } finally {
    end()
  }
}
