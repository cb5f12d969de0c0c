/** Ways in which an answer's body breaks the contract. */
export const bodyFaults = [
  'wrong types',
  'missing fields',
  'no status',
  'unknown status',
  'HTML',
  'half a JSON',
  'empty body',
] as const

/** Ways in which no answer of the contract comes at all. */
export const silences = ['no answer', 'closed socket', 'down'] as const

export type BodyFault = (typeof bodyFaults)[number]

/** One way in which a backend breaks its contract. */
export type Fault = BodyFault | (typeof silences)[number]

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

const isList = (value: Json): value is Json[] => Array.isArray(value)

const otherType = (value: Json): Json => {
  if (typeof value === 'string') return 4711
  if (typeof value === 'number') return 'many'
  if (isList(value)) return { list: 'is no list' }
  return value === null || typeof value === 'boolean' ? 'perhaps' : [1, 2, 3]
}

/** Every field of another type; lists stay lists of broken items, `status` stays. */
function wrongTypes(answer: Json): Json {
  if (answer === null || typeof answer !== 'object') return otherType(answer)
  if (isList(answer)) return answer.map(wrongTypes)
  return Object.fromEntries(
    Object.entries(answer).map(([key, value]) => {
      if (key === 'status') return [key, value]
      return [key, isList(value) ? wrongTypes(value) : otherType(value)]
    }),
  )
}

/** Half of the fields of every object are gone; `status` stays. */
function missingFields(answer: Json): Json {
  if (answer === null || typeof answer !== 'object') return answer
  if (isList(answer)) return answer.map(missingFields)
  const kept = Object.entries(answer).filter(([key], index) => key === 'status' || index % 2 === 0)
  return Object.fromEntries(kept.map(([key, value]) => [key, missingFields(value)]))
}

/** The body that stands in for a right one. */
export function breakBody(fault: BodyFault, body: string): string {
  switch (fault) {
    case 'wrong types':
      return JSON.stringify(wrongTypes(JSON.parse(body) as Json))
    case 'missing fields':
      return JSON.stringify(missingFields(JSON.parse(body) as Json))
    case 'no status':
      return JSON.stringify({ ...(JSON.parse(body) as object), status: undefined })
    case 'unknown status':
      return JSON.stringify({ status: 'soon_perhaps' })
    case 'HTML':
      return '<!doctype html><title>Gateway</title><h1>It works!</h1>'
    case 'half a JSON':
      return body.slice(0, Math.floor(body.length / 2))
    case 'empty body':
      return ''
  }
}
