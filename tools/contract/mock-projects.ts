import type { Options } from 'orval'
import type { Contract } from './contract.model.ts'
import { handlersHeader, mswHandlers } from './mock-handlers.ts'
import { withValues } from './mock-values.ts'
import { withoutProse } from './without-prose.ts'

const MAX_ITEMS = 4

/** Not validated, because the run for the handlers validates the contract that these documents come from. */
const checked = { unsafeDisableValidation: true } as const

/**
 * What orval makes for the mock. `npx orval` writes all of it into `.cache/contract`; `npm run generate` keeps in
 * mocks/generated what the mock uses.
 */
export function projectsOf(contract: Contract) {
  const { target, formats } = withValues(contract)
  const bare = withoutProse(contract)
  return {
    /** One MSW handler for each operation. */
    handlers: {
      input: { target: bare },
      output: {
        target: './.cache/contract/handlers/backend.ts',
        mode: 'split',
        client: 'fetch',
        mock: mswHandlers(contract),
        override: { header: () => handlersHeader },
      },
    },
    /** A factory (faker) of each operation's default answer. */
    factories: {
      input: { target: withoutProse(target), ...checked },
      output: {
        target: './.cache/contract/factories/backend.ts',
        mode: 'split',
        client: 'fetch',
        mock: { generators: [{ type: 'faker', locale: 'ko' }] },
        override: {
          enumGenerationType: 'union',
          mock: { arrayMin: 1, arrayMax: MAX_ITEMS, required: true, format: formats },
        },
      },
    },
  } as const satisfies Record<string, Options>
}
