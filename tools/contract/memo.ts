import { hash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'

/** Where results outlive the process. */
export type Kept = {
  readonly folder: string
  /** A digest of the code that makes the results. */
  readonly code: string
}

type Known = { readonly input: string; readonly result: Promise<unknown> }

/**
 * Keeps the last result of each named step, for as long as its input is the same.
 * @param kept null: only in this process
 */
export function createMemo(kept: Kept | null = null) {
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
    const result = kept === null ? (async () => run())() : keptResult(kept, step, text, run)
    const own = { input: text, result }
    known.set(step, own)
    result.catch(() => {
      if (known.get(step) === own) known.delete(step)
    })
    return result
  }
}

async function keptResult<Result>(
  { folder, code }: Kept,
  step: string,
  input: string,
  run: () => Result | Promise<Result>,
): Promise<Result> {
  const file = join(folder, `${step.replaceAll(' ', '-')}.bin`)
  const digest = hash('sha1', `${code}\0${input}`)
  const found = readResult<Result>(file)
  if (found?.digest === digest) return found.result
  const result = await run()
  mkdirSync(folder, { recursive: true })
  const part = `${file}.${process.pid}`
  writeFileSync(part, serialize({ digest, result }))
  renameSync(part, file)
  return result
}

/** Null: there is none, or it is damaged. */
function readResult<Result>(
  file: string,
): { readonly digest: unknown; readonly result: Result } | null {
  try {
    return deserialize(readFileSync(file)) as { digest: unknown; result: Result }
  } catch {
    return null
  }
}
