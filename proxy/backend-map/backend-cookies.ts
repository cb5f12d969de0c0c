/** A cookie's value in lines of `set-cookie`; the last one counts, as in browsers. */
export function findCookie(
  lines: string | readonly string[] | undefined,
  name: string,
): string | undefined {
  const line = [lines ?? []].flat().findLast((candidate) => candidate.startsWith(`${name}=`))
  return line?.slice(name.length + 1).split(';')[0]
}

/** Adds a cookie to the header `cookie`; `headers` has each name followed by its value. */
export function addCookie(headers: string[], cookie: string): void {
  const index = headers.indexOf('cookie')
  if (index === -1) headers.push('cookie', cookie)
  else headers[index + 1] = `${headers[index + 1] ?? ''}; ${cookie}`
}
