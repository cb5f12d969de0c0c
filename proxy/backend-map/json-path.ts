import { isRecord, parseJson, readProperty } from '../../src/lib/json.ts'

const partsOf = (path: string): readonly string[] =>
  path
    .split('/')
    .filter((part) => part !== '')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))

/** A property of null is null. A text is read as JSON. */
const readPart = (value: unknown, part: string): unknown =>
  value === null ? null : readProperty(typeof value === 'string' ? parseJson(value) : value, part)

/** Reads a path such as `a/b`; undefined where there is none. `.` is the value itself. */
export function pathReader(path: string): (value: unknown) => unknown {
  const parts = path === '.' ? [] : partsOf(path)
  return (value) => parts.reduce(readPart, value)
}

/** Sets a value at a path such as `a/b` in `target`. */
export function writePath(target: Record<string, unknown>, path: string, value: unknown): void {
  const parts = partsOf(path)
  let holder = target
  for (const part of parts.slice(0, -1)) {
    const child = holder[part]
    holder = isRecord(child) ? child : (holder[part] = {})
  }
  holder[parts.at(-1) ?? ''] = value
}
