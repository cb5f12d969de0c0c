import { isRecord, parseJson, readProperty } from '../../src/lib/json.ts'

const partsOf = (path: string): readonly string[] =>
  path
    .split('/')
    .filter((part) => part !== '')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))

/** Every property of null is null. A text is read as JSON. */
const step = (value: unknown, part: string): unknown =>
  value === null ? null : readProperty(typeof value === 'string' ? parseJson(value) : value, part)

/** Reads a path such as `a/b`; undefined where there is none. */
export function pathReader(path: string): (value: unknown) => unknown {
  const [first, ...rest] = path === '.' ? [] : partsOf(path)
  if (first === undefined) return (value) => value
  if (rest.length === 0) return (value) => readProperty(value, first)
  return (value) => rest.reduce<unknown>(step, step(value, first))
}

/** Sets a value at a path such as `a/b` in `target`. */
export function writePath(target: Record<string, unknown>, path: string, value: unknown): void {
  const parts = partsOf(path)
  let holder = target
  for (const part of parts.slice(0, -1)) {
    const inner = holder[part]
    holder = isRecord(inner) ? inner : (holder[part] = {})
  }
  holder[parts.at(-1) ?? ''] = value
}

/** A cookie's value in lines of `set-cookie`; the last one counts, as in browsers. */
export function cookieIn(
  lines: string | readonly string[] | undefined,
  name: string,
): string | undefined {
  const line = [lines ?? []].flat().findLast((one) => one.startsWith(`${name}=`))
  return line?.slice(name.length + 1).split(';')[0]
}

/** Adds a cookie to the header `cookie`; `headers` has each name followed by its value. */
export function addCookie(headers: string[], cookie: string): void {
  const at = headers.indexOf('cookie')
  if (at === -1) headers.push('cookie', cookie)
  else headers[at + 1] = `${headers[at + 1] ?? ''}; ${cookie}`
}

/** Joins several values into one text; undefined when one is missing. */
export function joinedValues(values: readonly unknown[]): string | undefined {
  const texts = values.map((value) => String(value ?? ''))
  return texts.includes('') ? undefined : texts.map(encodeURIComponent).join('&')
}

/** Splits a text of `joinedValues`; a text with another number of values stays whole. */
export function separateValues(joined: string, count: number): readonly string[] {
  const texts = joined.split('&')
  return count > 1 && texts.length === count ? texts.map(decodeURIComponent) : [joined]
}
