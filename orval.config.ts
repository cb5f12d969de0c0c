import { defineConfig, type Options } from 'orval'

const MOST_ITEMS = 4

const answers = { body: false, response: true, header: false, param: false, query: false } as const

type Json = { [key: string]: unknown }

/**
 * The contract as the factories draw from it. faker's `fromRegExp` writes anchors and an optional
 * escaped sign out as they stand, so they see each pattern without them.
 */
function drawable<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(drawable) as Value
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value as Json).map(([key, one]) => {
    if (key === 'pattern' && typeof one === 'string') return [key, withoutAnchors(one)]
    return [key, drawable(one)]
  })
  return Object.fromEntries(entries) as Value
}

const withoutAnchors = (pattern: string): string =>
  pattern.replace(/^\^/, '').replace(/\$$/, '').replaceAll(/\\.\?/g, '')

/** Properties whose pattern faker cannot draw from: it knows no lookahead. */
const properties = { gameUrl: 'https://games.example.com/play' } as const

/**
 * What orval makes for the mock. `npx orval` writes both projects for every operation into `.cache/contract`.
 * `npm run generate` gives each project only the operations that it is for, and keeps the result in mocks/generated.
 */
export const projects = {
  /** A factory (faker) for each operation whose first answer has no example in the contract. */
  factories: {
    input: {
      target: './openapi/bundled/public.json',
      override: { transformer: drawable },
    },
    output: {
      target: './.cache/contract/factories/backend.ts',
      mode: 'split',
      client: 'fetch',
      mock: true,
      override: { mock: { arrayMin: 1, arrayMax: MOST_ITEMS, required: true, properties } },
    },
  },
  /** zod schemas of the rows that the mock keeps. */
  rows: {
    input: { target: './openapi/bundled/public.json' },
    output: {
      target: './.cache/contract/rows/backend.zod.ts',
      client: 'zod',
      mode: 'single',
      override: { zod: { generate: answers } },
    },
  },
} as const satisfies Record<string, Options>

export default defineConfig(projects)
