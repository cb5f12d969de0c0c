import { z } from 'zod'

const verification = z.object({
  build: z.string(),
  contract: z.object({ title: z.string(), version: z.string(), digest: z.string() }),
  verdict: z.enum(['holds', 'breaks', 'incomplete']),
  errors: z.number(),
  warnings: z.number(),
  requests: z.number(),
  /** ISO 8601. */
  date: z.string(),
})

/** The content of a store: the results of runs, the oldest first. */
export const storeSchema = z.object({ verifications: z.array(verification) })

/** The result of a run of one build of a backend against one version of a contract. */
export type Verification = z.infer<typeof verification>
export type Store = z.infer<typeof storeSchema>
