import type { DeveloperHandle } from '../../mocks/browser/start.ts'
import { parseJson, readTextProperty } from '../../src/lib/json.ts'
import { formsOf } from './command-schema.ts'
import type { CommandForm, JsonSchema } from './command-schema.ts'

/** A command, validated by the mock. */
export type GivenCommand = Readonly<Record<string, unknown>>

/** The page's mock backend, in the page or over HTTP. */
export type MockPort = {
  readonly forms: readonly CommandForm[]
  /** Rejects with the error and the valid values. */
  readonly perform: (command: GivenCommand) => Promise<unknown>
}

const WAIT_MS = 50
const MAX_WAITS = 600

const wait = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, WAIT_MS))

/** The mock in the page of `npm run dev`, which starts in parallel with the panel. */
async function mockInPage(): Promise<MockPort> {
  const { listCommands } = await import('../../mocks/control/commands.ts')
  const handle = () => (window as { maru?: DeveloperHandle }).maru
  for (let waits = 0; handle() === undefined && waits < MAX_WAITS; waits += 1) await wait()
  return {
    forms: formsOf(listCommands().schema as JsonSchema),
    perform: (command) => window.maru.perform(command as never),
  }
}

async function ask(path: string, body?: GivenCommand): Promise<unknown> {
  const response = await fetch(`/__mock/${path}`, {
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
  })
  const answer = parseJson(await response.text())
  if (response.ok) return answer
  throw new Error(readTextProperty(answer, 'error') ?? `The mock answers ${response.status}.`)
}

async function mockOverHttp(): Promise<MockPort> {
  const { schema } = (await ask('commands')) as { readonly schema: JsonSchema }
  return { forms: formsOf(schema), perform: (command) => ask('commands', command) }
}

let mockPort: Promise<MockPort | null> | undefined

/** The page's mock backend; null: a real backend answers. */
export const findMock = (): Promise<MockPort | null> =>
  (mockPort ??=
    panelSettings.backend === 'in page' && import.meta.env.DEV
      ? mockInPage()
      : panelSettings.backend === 'over HTTP'
        ? mockOverHttp()
        : Promise.resolve(null))
