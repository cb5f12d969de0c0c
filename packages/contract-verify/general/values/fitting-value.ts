import type { AnySchema, GeneralContract } from '../contract/general.model.ts'
import { generatedValues } from './generated-values.ts'
import { plainValue } from './plain-value.ts'
import type { Choice } from './plain-value.ts'

/** Other choices that are tried where alternatives exclude each other. */
const CHOICES = 4

/** A plain value that fits its schema, otherwise a generated one; the closest one if neither fits. */
export function fittingValue(
  contract: GeneralContract,
  schema: AnySchema,
  choice: Choice,
): unknown {
  const plain = plainValue(contract, schema, choice)
  const fits = (value: unknown) => contract.faultsOf(schema, value).length === 0
  if (fits(plain)) return plain
  for (let more = 1; more <= CHOICES; more += 1) {
    const other = plainValue(contract, schema, { ...choice, variant: choice.variant + more })
    if (fits(other)) return other
  }
  const [generated] = generatedValues(contract, schema, { seed: choice.seed, count: 3 })
  return generated ?? plain
}
