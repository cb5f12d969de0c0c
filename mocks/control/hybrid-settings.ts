import { SettingsError } from '../../proxy/settings/settings-error.ts'
import { httpUrl } from '../../proxy/settings/settings-table.ts'
import { CommandError } from './command-error.ts'
import { operationIds, operationsNamed } from './sides.ts'

export type HybridSettings = {
  /** The real backend's URL without a trailing slash. */
  readonly url: string
  readonly mockedOperations: readonly string[]
}

type Environment = Readonly<Record<string, string | undefined>>

export const hybridHelp = `  BACKEND_URL         a real backend, with MOCK or REAL: the mock forwards some operations to it
  MOCK                operations that the mock answers, the others are real: openGame,notes
                      (operationIds, tags or features, *: all)
  REAL                the reverse: operations that are real, the others are mocked`

/**
 * Settings of hybrid mode: `BACKEND_URL` with `MOCK` or `REAL`; null: not hybrid.
 * @throws SettingsError
 */
export function readHybrid({ BACKEND_URL, MOCK, REAL }: Environment): HybridSettings | null {
  if (!MOCK && !REAL) return null
  const [variable, list = ''] = MOCK ? ['MOCK', MOCK] : ['REAL', REAL]
  if (MOCK && REAL)
    throw new SettingsError('MOCK and REAL are both set: set one, the other operations follow.')
  if (!BACKEND_URL)
    throw new SettingsError(
      `${variable} is "${list}", but BACKEND_URL is missing: name the real backend, or leave out ${variable}.`,
    )
  if (!httpUrl.safeParse(BACKEND_URL).success)
    throw new SettingsError(
      `BACKEND_URL is "${BACKEND_URL}": it takes http://host or https://host.`,
    )
  try {
    const namedIds = operationsNamed(list)
    const mockedOperations = MOCK
      ? namedIds
      : operationIds.filter((operationId) => !namedIds.includes(operationId))
    return { url: BACKEND_URL.replace(/\/+$/, ''), mockedOperations }
  } catch (error) {
    if (!(error instanceof CommandError)) throw error
    throw new SettingsError(`${variable}: ${error.faults[0]?.message}`)
  }
}
