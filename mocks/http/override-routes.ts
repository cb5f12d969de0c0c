import { Hono } from 'hono'
import type { Context } from 'hono'
import { z } from 'zod'
import { OverrideRefused, UnknownOperation } from '../overrides/overrides.ts'
import type { Overrides, UncheckedOverride } from '../overrides/overrides.ts'
import type { MockWorlds } from '../worlds.ts'
import type { MockEnv } from './mock-env.ts'

const overrideRequest = z.strictObject({
  operation: z.string(),
  answer: z.unknown(),
  times: z.number().optional(),
  breaksContract: z.boolean().optional(),
})

/** `POST` sets an override, `GET` lists them, `DELETE` removes all or that of `?operation=`. */
export function overrideRoutes(worlds: MockWorlds): Hono<MockEnv> {
  const app = new Hono<MockEnv>()
  const overridesOf = (context: Context<MockEnv>): Overrides =>
    worlds.world(context.get('world')).overrides
  const answerList = (context: Context<MockEnv>) =>
    context.json({ overrides: overridesOf(context).list() })

  app.get('/', answerList)

  app.post('/', async (context) => {
    const body: unknown = await context.req.json().catch(() => undefined)
    const read = overrideRequest.safeParse(body)
    if (!read.success || read.data.answer === undefined) {
      const faults = read.success ? '' : `: ${z.prettifyError(read.error)}`
      return context.json({ error: `The body needs operation and answer${faults}` }, 400)
    }
    const { operation, answer, ...options } = read.data
    try {
      ;(overridesOf(context).override as UncheckedOverride)(operation, answer, options)
    } catch (error) {
      if (!(error instanceof OverrideRefused)) throw error
      return context.json({ error: error.message }, 400)
    }
    return answerList(context)
  })

  app.delete('/', (context) => {
    try {
      overridesOf(context).takeBack(context.req.query('operation'))
    } catch (error) {
      if (!(error instanceof UnknownOperation)) throw error
      return context.json({ error: error.message }, 404)
    }
    return answerList(context)
  })
  return app
}
