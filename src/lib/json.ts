/** A JSON object of unknown content; not a list or null. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Parses JSON; undefined if invalid or missing. */
export const parseJson = (text: string | null): unknown => {
  if (text === null) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A property of any value; undefined if missing or not an object. */
export const readProperty = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined

/** A text property of any value; null if missing, empty or not text. */
export const readTextProperty = (value: unknown, key: string): string | null => {
  const text = readProperty(value, key)
  return typeof text === 'string' && text !== '' ? text : null
}
