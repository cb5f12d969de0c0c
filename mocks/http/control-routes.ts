import { Hono } from 'hono'
import type { Context } from 'hono'
import { isRecord, parseJson, readProperty } from '../../src/lib/json.ts'
import { CommandRefused } from '../control/events/command-refused.ts'
import { commandSchemas } from '../control/commands.ts'
import type { Command } from '../control/commands.ts'
import { listCommands } from '../control/list-commands.ts'
import { worldSchemas } from '../control/world-commands.ts'
import type { MockWorlds } from '../worlds.ts'
import type { MockEnv } from './mock-env.ts'

const schemas = { ...commandSchemas, ...worldSchemas }

/** Read-only commands: `GET /__mock/<command>`. */
const readings = ['state', 'sides', 'faults', 'calls', 'har', 'clock', 'worlds']

const wholeNumber = (text: string): number | string => (/^\d+$/.test(text) ? Number(text) : text)

export const refusal = (context: Context, { message, faults, isUnknown }: CommandRefused) =>
  context.json({ error: message, faults }, isUnknown ? 404 : 400)

export function controlRoutes(worlds: MockWorlds): Hono<MockEnv> {
  const app = new Hono<MockEnv>()
  const perform = async (context: Context<MockEnv>, command: unknown) =>
    context.json(await worlds.perform(command as Command, context.get('world')))

  const readBody = async (context: Context<MockEnv>): Promise<unknown> => {
    const text = await context.req.text()
    const body = text === '' ? {} : parseJson(text)
    if (body !== undefined) return body
    throw new CommandRefused([{ path: '', message: 'The body is not JSON' }])
  }

  app.get('/commands', (context) => context.json(listCommands(schemas)))
  app.post('/commands', async (context) => perform(context, await readBody(context)))
  app.delete('/calls', (context) => perform(context, { command: 'calls', clear: true, last: 1 }))
  app.delete('/faults', (context) => perform(context, { command: 'take-back' }))
  app.delete('/worlds/:name', (context) =>
    perform(context, { command: 'remove-world', name: context.req.param('name') }),
  )

  app.get('/:command', (context, next) => {
    const command = context.req.param('command')
    if (!readings.includes(command)) return next()
    const query = Object.entries(context.req.query())
    const rest = query.map(([name, text]) => [name, wholeNumber(text)])
    return perform(context, { ...Object.fromEntries(rest), command })
  })

  app.post('/:command', async (context) => {
    const body = await readBody(context)
    const command = context.req.param('command')
    // A HAR file may have properties beside its log.
    if (command === 'replay') return perform(context, { command, log: readProperty(body, 'log') })
    return perform(context, isRecord(body) ? { ...body, command } : body)
  })
  return app
}
