import type { ContractUnderTest } from '../core/contract-under-test.ts'
import type { JsonSchema } from '../core/model.ts'
import { pointerTo } from '../core/pointer.ts'

export type PropertyPlace = {
  readonly pointer: string
  readonly schema: JsonSchema
  readonly isRequired: boolean
}

export function placesOf(contract: ContractUnderTest, schema: string): readonly PropertyPlace[] {
  const { properties = {}, required = [] } = contract.resolve(schema)
  return Object.entries(properties).map(([name, property]) => ({
    pointer: pointerTo(name),
    schema: contract.resolve(property),
    isRequired: required.includes(name),
  }))
}

export const typesOf = ({ type }: JsonSchema): readonly string[] =>
  typeof type === 'string' ? [type] : (type ?? [])

/** Candidate texts of a length: letters, digits, or characters of a valid text. */
export function textsOfLength(length: number, fitting: unknown): readonly string[] {
  const fill = (text: string) =>
    [...text.repeat(Math.ceil(length / text.length))].slice(0, length).join('')
  const own =
    typeof fitting === 'string' && fitting !== '' ? [fitting + fill(fitting.at(-1) ?? 'a')] : []
  return [...own.map((text) => [...text].slice(0, length).join('')), ...['a', '1', '가'].map(fill)]
}
