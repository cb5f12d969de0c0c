import type { DeveloperHandle } from '../../mocks/browser/start.ts'
import { formsOf } from './command-schema.ts'
import type { CommandForm, JsonSchema } from './command-schema.ts'

/** A command, validated by the mock. */
export type GivenCommand = Readonly<Record<string, unknown>>

/** The page's mock backend. */
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

let mockPort: Promise<MockPort | null> | undefined

/** The page's mock backend; null: a real backend answers. */
export const findMock = (): Promise<MockPort | null> =>
  (mockPort ??= panelBackend === 'another' ? Promise.resolve(null) : mockInPage())
