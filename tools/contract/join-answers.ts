import { posix } from 'node:path'
import type { Schema } from './contract.model.ts'

export type ReadSchema = (reference: string) => Schema

/**
 * A union of answer shapes with `status` as discriminator, as references valid in openapi/.
 * @param answer, more `schemas/<file>.yaml#/<Name>`; one shape or a `oneOf` of shapes
 * @throws when a shape has no status of its own or shares one
 */
export function joinAnswers(readSchema: ReadSchema, answer: string, more: readonly string[]) {
  const own = readSchema(answer)
  const shapes = own.oneOf?.map(({ $ref }) => fromFile(answer, $ref)) ?? [answer]
  const mapping: Record<string, string> = {}
  for (const shape of [...shapes, ...more]) {
    const status = readSchema(shape).properties?.['status']?.const
    if (!status) throw new Error(`${shape} has no status with a const.`)
    if (mapping[status]) throw new Error(`${shape} and ${mapping[status]} are both ${status}.`)
    mapping[status] = shape
  }
  const source = own['x-source'] ?? own.properties?.['status']?.['x-source']
  return {
    ...(source === undefined ? {} : { 'x-source': source }),
    oneOf: Object.values(mapping).map(($ref) => ({ $ref })),
    discriminator: { propertyName: 'status', mapping },
  }
}

function fromFile(file: string, reference: string): string {
  const [path = ''] = file.split('#')
  if (reference.startsWith('#')) return path + reference
  return posix.join(posix.dirname(path), reference)
}
