/** An object of unknown content, as JSON has it: no list, not null. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The value of a JSON text; undefined, which no JSON text stands for, if it is not JSON. */
export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A property of any value; undefined if the value is no object or has no such property. */
export const readProperty = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined

/** A text property of any value; null if it is missing, empty or no text. */
export const readTextProperty = (value: unknown, key: string): string | null => {
  const text = readProperty(value, key)
  return typeof text === 'string' && text !== '' ? text : null
}
