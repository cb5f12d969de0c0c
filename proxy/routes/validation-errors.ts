import { problemLimits } from '../../src/generated/limits/problem.ts'
import type { components } from '../../src/generated/api.ts'
import type { ValidationError } from '../http/validators.ts'

export const UNKNOWN_PROPERTY = 'is not known here'

type FieldError = components['schemas']['FieldError']

/**
 * Errors of a validator in words, without submitted values. A union reports errors for each member; only the relevant
 * ones are kept, up to the limit of an error answer.
 */
export function fieldErrors(errors: readonly ValidationError[]): FieldError[] {
  const memberErrors = errors.filter(({ keyword }) => keyword !== 'oneOf')
  const relevantErrors = relevantErrorsOf(memberErrors)
  const distinct = new Map(
    relevantErrors.map((error) => [`${error.pointer} ${error.message}`, error]),
  )
  return [...distinct.values()].slice(0, problemLimits.errors.maxItems)
}

/**
 * A const or an enum shows which member of a union was meant. If all members refuse it, that is the error; otherwise
 * the value belongs to another member.
 */
function relevantErrorsOf(errors: readonly ValidationError[]): FieldError[] {
  const choices = errors.filter(isChoice)
  for (const { instancePath } of choices) {
    const refusals = choices.filter((choice) => choice.instancePath === instancePath)
    if (refusals.length > 1) return [noneOf(refusals)]
  }
  const otherErrors = errors.filter((error) => !isChoice(error))
  return (otherErrors.length > 0 ? otherErrors : errors).map(fieldError)
}

const isChoice = ({ keyword }: ValidationError): boolean =>
  keyword === 'const' || keyword === 'enum'

const choicesOf = ({ params }: ValidationError): string[] => {
  const { allowedValue, allowedValues } = params
  return Array.isArray(allowedValues) ? allowedValues.map(String) : [String(allowedValue)]
}

const noneOf = (errors: readonly ValidationError[]): FieldError => ({
  pointer: errors[0]?.instancePath ?? '',
  message: `must be one of ${errors.flatMap(choicesOf).join(', ')}`,
})

function fieldError(error: ValidationError): FieldError {
  const { instancePath, keyword, params } = error
  const name = params['missingProperty'] ?? params['additionalProperty']
  const pointer =
    name === undefined ? instancePath : `${instancePath}/${escapePointer(String(name))}`
  if (isChoice(error)) return noneOf([error])
  return { pointer, message: messages[keyword]?.(params) ?? 'does not match the contract' }
}

/** Escapes a name for a JSON Pointer (RFC 6901). */
const escapePointer = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1')

const nouns: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  integer: 'a whole number',
  number: 'a number',
  object: 'an object',
  string: 'text',
}

const typesOf = (types: unknown): string =>
  [types]
    .flat()
    .map((type) => nouns[String(type)] ?? String(type))
    .join(' or ')

type MessageOf = (params: Readonly<Record<string, unknown>>) => string

const messages: Readonly<Record<string, MessageOf>> = {
  additionalProperties: () => UNKNOWN_PROPERTY,
  format: ({ format }) => `must be written as ${String(format)}`,
  maximum: ({ limit }) => `must be at most ${String(limit)}`,
  maxItems: ({ limit }) => `must have at most ${String(limit)} items`,
  maxLength: ({ limit }) => `must have at most ${String(limit)} characters`,
  maxProperties: ({ limit }) => `must have at most ${String(limit)} fields`,
  minimum: ({ limit }) => `must be at least ${String(limit)}`,
  minItems: ({ limit }) => `must have at least ${String(limit)} items`,
  minLength: ({ limit }) =>
    limit === 1 ? 'must not be empty' : `must have at least ${String(limit)} characters`,
  pattern: ({ pattern }) => `must match ${String(pattern)}`,
  required: () => 'is missing',
  type: ({ type }) => `must be ${typesOf(type)}`,
}
