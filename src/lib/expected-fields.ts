import { isRecord } from './json.ts'

const isLacking = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '')

/**
 * How many objects of a value lack the property at a pointer, and how many there are.
 * @param pointer JSON Pointer of plain names, with `*` for list items
 */
export const lackingAt = (
  value: unknown,
  pointer: string,
): { readonly lacking: number; readonly of: number } => {
  const names = pointer.split('/').slice(1)
  const lastName = names.pop() ?? ''
  let holders: readonly unknown[] = [value]
  for (const name of names)
    holders = holders.flatMap((holder): readonly unknown[] => {
      if (name === '*') return Array.isArray(holder) ? holder : []
      return isRecord(holder) ? [holder[name]] : []
    })
  const objects = holders.filter(isRecord)
  return {
    lacking: objects.filter((object) => isLacking(object[lastName])).length,
    of: objects.length,
  }
}
