import { nameMarksAt } from '../assumptions/marks.ts'
import type { ApiCall, Operation } from '../core/model.ts'
import { valueAt } from '../core/pointer.ts'
import type { Run } from '../core/run.ts'

const pointer = '/count'

/** Reports an answered number of changed items that differs from the listed one; a missing one is a fault of the form. */
export function checkCount(
  run: Run,
  check: string,
  operation: Operation,
  done: ApiCall,
  { items, words }: { readonly items: number; readonly words: string },
): void {
  const counted = valueAt(done.json, pointer)
  if (counted === undefined || Number(counted) === items) return
  const message = `answers a count of ${String(counted)}, and ${items} were ${words}`
  const refutes = nameMarksAt(run.contract, operation.outcomes.get('success') ?? '', pointer)
  run.report(check, operation, { message, pointer, refutes }, done)
}
