import { defineConfig } from 'orval'

// Runs inside `npm run generate`, which bundles the contract first and then moves what orval wrote
// to mocks/generated/; run alone it would read a bundle that may be stale.
const input = './.cache/contract/public.json'

const MOST_ITEMS = 4

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

export default defineConfig({
  factories: {
    input: { target: input, override: { transformer: drawable } },
    output: {
      target: './.cache/contract/mocks/backend.ts',
      mode: 'split',
      client: 'fetch',
      mock: true,
      override: { mock: { arrayMin: 1, arrayMax: MOST_ITEMS, required: true } },
    },
  },
  validators: {
    input,
    output: {
      target: './.cache/contract/mocks/backend.zod.ts',
      client: 'zod',
      mode: 'single',
      override: {
        zod: {
          strict: { body: true },
          generate: { body: true, response: true, header: false, param: false, query: false },
        },
      },
    },
  },
})
