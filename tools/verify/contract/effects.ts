import { z } from 'zod'

const id = z.string().regex(/^A-\d{3}$/)
const operation = z.string()
const pointer = z.string().startsWith('/')
const place = z.string()
const listedItems = z.strictObject({
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
  opens: listedItems.extend({ item: pointer, once: z.string().optional() }).optional(),
  opensAll: listedItems.optional(),
  removesOpened: z.strictObject({ by: operation, list: operation }).optional(),
  removesAll: operation.optional(),
  lasting: z.literal(true).optional(),
  filters: z.record(z.string(), z.string()).optional(),
  ticket: z.strictObject({ by: operation, at: pointer }).optional(),
  proves: z.record(z.string(), id).default({}),
})

const effectsSchema = z.strictObject({
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
export type Effects = z.output<typeof effectsSchema>

const NO_EFFECT: Effect = { proves: {} }

export const effectOf = (effects: Effects, operationId: string): Effect =>
  effects.operations[operationId] ?? NO_EFFECT

/**
 * Parses openapi/effects.yaml; generation checks the names in it.
 * @throws for an invalid form
 */
export function parseEffects(content: unknown): Effects {
  const parsed = effectsSchema.safeParse(content)
  if (!parsed.success) throw new Error(`effects.yaml: ${z.prettifyError(parsed.error)}`)
  return parsed.data
}
