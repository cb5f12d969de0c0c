export const bodyFaults = ['wrong types', 'missing fields', 'unknown status', 'HTML'] as const

/** Faults that keep an answer's structure but change its values. */
export const bentFaults = ['bent values', 'sparse items'] as const

type BodyFault = (typeof bodyFaults)[number] | (typeof bentFaults)[number]

export type Fault = BodyFault | 'down'

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
type JsonObject = { [key: string]: Json }

const isObject = (value: Json): value is JsonObject =>
  value !== null && typeof value === 'object' && !Array.isArray(value)

const withFields = (object: JsonObject, change: (value: Json) => Json): JsonObject =>
  Object.fromEntries(
    Object.entries(object).map(([key, value]) => [key, key === 'status' ? value : change(value)]),
  )

/** Swaps objects and lists, and replaces texts and numbers by either. */
const otherKind = (value: Json): Json => {
  if (Array.isArray(value)) return { list: 'is no list' }
  return typeof value === 'number' ? { number: 'is no number' } : [4711]
}

/** Swaps numbers and texts at every depth. */
function bent(value: Json): Json {
  if (Array.isArray(value)) return value.map(bent)
  if (isObject(value)) return withFields(value, bent)
  return typeof value === 'string' ? 4711 : 'many'
}

function halved(value: Json): Json {
  if (Array.isArray(value)) return value.map(halved)
  if (!isObject(value)) return value
  const entries = Object.entries(value).filter(
    ([key], index) => key === 'status' || index % 2 === 0,
  )
  return Object.fromEntries(entries.map(([key, field]) => [key, halved(field)]))
}

/** The body that replaces a valid one. */
export function breakBody(fault: BodyFault, body: string): string {
  const change = (to: (answer: JsonObject) => Json): string =>
    JSON.stringify(to(JSON.parse(body) as JsonObject))
  switch (fault) {
    case 'wrong types':
      return change((answer) => withFields(answer, otherKind))
    case 'bent values':
      return change((answer) => withFields(answer, bent))
    case 'missing fields':
      return change(halved)
    case 'sparse items':
      return change((answer) => withFields(answer, halved))
    case 'unknown status':
      return change((answer) => ({ ...answer, status: 'soon_perhaps' }))
    case 'HTML':
      return '<!doctype html><title>Gateway</title><h1>It works!</h1>'
  }
}
