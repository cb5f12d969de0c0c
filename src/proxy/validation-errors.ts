import type { ValidationError } from '../generated/validators.js'

type FieldError = { pointer: string; message: string }

const MOST = 50

/** What a validator found, for people: one entry a fault, without the noise of unions. */
export function fieldErrors(errors: readonly ValidationError[]): FieldError[] {
  const own = errors.filter(({ keyword }) => keyword !== 'oneOf')
  // Which member of a union was meant is told by a const or an enum; the other members' faults follow.
  const telling = own.filter(({ keyword }) => keyword !== 'const' && keyword !== 'enum')
  const listed = (telling.length > 0 ? telling : own).map(fieldError)
  const distinct = new Map(listed.map((error) => [`${error.pointer} ${error.message}`, error]))
  return [...distinct.values()].slice(0, MOST)
}

function fieldError({ instancePath, keyword, params, message }: ValidationError): FieldError {
  if (keyword === 'required') {
    return {
      pointer: `${instancePath}/${String(params['missingProperty'])}`,
      message: 'is missing',
    }
  }
  if (keyword === 'additionalProperties') {
    return {
      pointer: `${instancePath}/${String(params['additionalProperty'])}`,
      message: 'is not known here',
    }
  }
  return { pointer: instancePath, message: message ?? 'is not as the contract says' }
}
