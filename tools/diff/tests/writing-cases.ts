import { contract, narrowing, object } from './small-contract.ts'
import type { Case } from './small-contract.ts'

const text = { type: 'string' }
const nothing = { type: 'null' }
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const withField = (field: object) =>
  contract({
    schemas: {
      Ask: object({ field }),
      Text: text,
      Letter: { ...text, enum: ['a', 'b'] },
      One: object({ one: text }, { required: ['one'] }),
      Two: object({ two: text }),
    },
  })

const headerNamed = (name: string) =>
  contract({ components: { parameters: { Key: { name, schema: text } } } })

/** The same contract in another way of writing: no difference. */
export const writingCases: readonly Case[] = [
  [headerNamed('Idempotency-Key'), headerNamed('idempotency-key')],
  [withField({ oneOf: [ref('Text'), nothing] }), withField({ type: ['string', 'null'] })],
  [
    withField({ oneOf: [ref('Letter'), nothing] }),
    withField({ type: ['string', 'null'], enum: ['a', 'b', null] }),
  ],
  [withField({ oneOf: [ref('One'), ref('Two')] }), withField({ oneOf: [ref('Two'), ref('One')] })],
  [
    withField({ oneOf: [{ const: 1 }, { const: 2 }] }),
    withField({ oneOf: [{ const: 2 }, { const: 1 }] }),
  ],
  ...narrowing(
    'variant',
    { oneOf: [object({ one: text }), object({ two: text }), object({ three: text })] },
    { oneOf: [object({ three: text }), object({ two: text })] },
    ' › variant object one removed: object',
    ' › variant object one added: object',
  ),
]
