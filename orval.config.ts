import { defineConfig } from 'orval'

// Runs inside `npm run generate`, which bundles the contract first and then moves what orval wrote
// to mocks/generated/; run alone it would read a bundle that may be stale.
const input = './.cache/contract/public.json'

export default defineConfig({
  factories: {
    input,
    output: {
      target: './.cache/contract/mocks/backend.ts',
      mode: 'split',
      client: 'fetch',
      mock: true,
      override: { mock: { arrayMin: 1, arrayMax: 4, required: true } },
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
