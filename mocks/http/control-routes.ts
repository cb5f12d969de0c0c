import { Hono } from 'hono'
import type { Context } from 'hono'
import type { RequestOrigin } from '../../proxy/server/listen.ts'
import { isRecord, parseJson } from '../../src/lib/json.ts'
import { CommandError } from '../control/command-error.ts'
import { allSchemas, listCommands } from '../control/commands.ts'
import type { Command } from '../control/commands.ts'
import type { MockWorlds } from '../worlds.ts'

export type MockEnv = {
  Bindings: Partial<RequestOrigin>
  Variables: { world: string }
}

/** Read-only commands: `GET /__mock/<command>`. */
export const readCommands = ['state', 'sides', 'faults', 'calls', 'har', 'clock', 'worlds']

const numberOrText = (text: string): number | string => (/^\d+$/.test(text) ? Number(text) : text)

export const respondRefused = (
  context: Context,
  { message, faults, isUnknownCommand }: CommandError,
) => context.json({ error: message, faults }, isUnknownCommand ? 404 : 400)

export function controlRoutes(worlds: MockWorlds): Hono<MockEnv> {
  const app = new Hono<MockEnv>()
  const perform = async (context: Context<MockEnv>, command: unknown) =>
    context.json(await worlds.perform(command as Command, context.get('world')))

  const readBody = async (context: Context<MockEnv>): Promise<Record<string, unknown>> => {
    const text = await context.req.text()
    const body = text === '' ? {} : parseJson(text)
    if (isRecord(body)) return body
    throw new CommandError([{ path: '', message: 'The body is not a JSON object' }])
  }

  app.get('/commands', (context) => context.json(listCommands(allSchemas)))
  app.post('/commands', async (context) => perform(context, await readBody(context)))
  app.delete('/calls', (context) => perform(context, { command: 'calls', clear: true, last: 1 }))
  app.delete('/faults', (context) => perform(context, { command: 'take-back' }))
  app.delete('/worlds/:name', (context) =>
    perform(context, { command: 'remove-world', name: context.req.param('name') }),
  )

  app.get('/:command', (context, next) => {
    const command = context.req.param('command')
    if (!readCommands.includes(command)) return next()
    const query = Object.entries(context.req.query())
    const parameters = query.map(([name, text]) => [name, numberOrText(text)])
    return perform(context, { ...Object.fromEntries(parameters), command })
  })

  // `reset` and `override` are older names of `scenario` and `answer`.
  app.post('/reset', async (context) => {
    const { scenario: name, ...rest } = await readBody(context)
    return perform(context, {
      ...rest,
      ...(name === undefined ? {} : { name }),
      command: 'scenario',
    })
  })
  app.post('/override', async (context) =>
    perform(context, { ...(await readBody(context)), command: 'answer' }),
  )
  app.get('/override', (context) => perform(context, { command: 'faults' }))
  app.delete('/override', (context) =>
    perform(context, { ...context.req.query(), command: 'take-back' }),
  )

  app.post('/:command', async (context) => {
    const body = await readBody(context)
    const command = context.req.param('command')
    // A HAR file may have properties beside its log.
    const parameters = command === 'replay' ? { log: body['log'] } : body
    return perform(context, { ...parameters, command })
  })
  return app
}
