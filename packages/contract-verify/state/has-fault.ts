import type { Operation } from '../core/model.ts'
import type { Run } from '../core/run.ts'

/** Whether a check found something at an operation already, from which the same would follow again. */
export const hasFault = ({ state }: Run, check: string, { id }: Pick<Operation, 'id'>): boolean =>
  [...state.books.values()].some(({ findings }) =>
    findings.some((one) => one.check === check && one.operation === id),
  )
