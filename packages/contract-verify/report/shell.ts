export const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`

const MEANT_AT_LEAST = 8

const escaped = (text: string): string => text.replaceAll(/["$`\\]/g, String.raw`\$&`)

function commonStart(one: string, other: string): number {
  let length = 0
  while (length < one.length && one[length] === other[length]) length += 1
  return length
}

/**
 * What was sent where a session belongs, within double quotes of a POSIX shell: a known one by its variable, a spoilt
 * one as what is left of it, anything else as it is.
 * @param sessions what stands for a session → its variable
 */
export function sessionWord(sent: string, sessions: ReadonlyMap<string, string>): string {
  const known = sessions.get(sent)
  if (known !== undefined) return `$${known}`
  for (const [session, name] of sessions) {
    const length = commonStart(session, sent)
    if (length >= Math.min(MEANT_AT_LEAST, session.length) && length > 0)
      return `$(printf %.${length}s "$${name}")${escaped(sent.slice(length))}`
  }
  return escaped(sent)
}
