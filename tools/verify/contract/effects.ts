import { z } from 'zod'
import type { ContractUnderTest } from './contract-under-test.ts'

const id = z.string().regex(/^A-\d{3}$/)
const operation = z.string()
const pointer = z.string().startsWith('/')
const place = z.string()
const listed = z.strictObject({
  list: operation,
  marks: z.string(),
  counts: z.string(),
})

const effectSchema = z.strictObject({
  reads: z.literal(true).optional(),
  signsIn: pointer.optional(),
  harmless: z.record(pointer, place).optional(),
  registers: z.literal(true).optional(),
  frees: pointer.optional(),
  changesPassword: z.literal(true).optional(),
  resetsPassword: z.literal(true).optional(),
  moves: z.record(z.string(), z.union([z.literal(1), z.literal(-1)])).optional(),
  least: z.int().optional(),
  creates: z
    .strictObject({
      item: pointer,
      list: operation,
      cancelled: operation.optional(),
      opened: operation.optional(),
      atMost: z.int().default(1),
    })
    .optional(),
  cancels: z.strictObject({ list: operation, by: operation }).optional(),
  list: pointer.optional(),
  newest: z.string().optional(),
  opens: listed.extend({ item: pointer, once: z.string().optional() }).optional(),
  opensAll: listed.optional(),
  removesOpened: z.strictObject({ by: operation, list: operation }).optional(),
  removesAll: operation.optional(),
  lasting: z.literal(true).optional(),
  filters: z.record(z.string(), z.string()).optional(),
  ticket: z.strictObject({ by: operation, at: pointer }).optional(),
  proves: z.record(z.string(), id).default({}),
})

const schema = z.strictObject({
  values: z.record(z.string(), z.record(pointer, place)),
  limits: z.record(z.string(), z.strictObject({ at: pointer, from: place, proves: id })),
  figures: z.record(z.string(), z.array(place)),
  figuresProve: z.record(z.string(), id),
  balances: z.record(z.string(), place),
  balancesProve: id,
  successProves: id,
  keys: z.strictObject({ once: id, again: id, reused: id, running: id }),
  operations: z.record(z.string(), effectSchema),
  routes: z.record(z.string(), effectSchema.pick({ reads: true, signsIn: true, lasting: true })),
})

export type Effect = z.output<typeof effectSchema>
export type Effects = z.output<typeof schema>

const NONE: Effect = { proves: {} }

export const effectOf = (effects: Effects, operationId: string): Effect =>
  effects.operations[operationId] ?? NONE

/**
 * Parses openapi/effects.yaml.
 * @throws for an invalid form, or an unknown operation, schema or assumption
 */
export function parseEffects(
  content: unknown,
  contract: ContractUnderTest,
  assumptions: ReadonlySet<string>,
): Effects {
  const read = schema.safeParse(content)
  if (!read.success) throw new Error(`effects.yaml: ${z.prettifyError(read.error)}`)
  const operationIds = new Set(contract.operations.map((one) => one.id))
  const named = [
    ...Object.keys(read.data.operations),
    ...[...JSON.stringify(read.data).matchAll(/(\w+)#\//g)].map(([, name = '']) => name),
  ]
  for (const name of named) {
    if (!operationIds.has(name))
      throw new Error(`effects.yaml: the contract has no operation ${name}.`)
  }
  for (const name of [...Object.keys(read.data.values), ...Object.keys(read.data.limits)]) {
    contract.resolve(name)
  }
  for (const [ref] of JSON.stringify(read.data).matchAll(/A-\d{3}/g)) {
    if (!assumptions.has(ref)) throw new Error(`effects.yaml: there is no assumption ${ref}.`)
  }
  return read.data
}
