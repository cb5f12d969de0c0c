import { expect, test } from 'vitest'
import type { Contract } from './contract.model.ts'
import { addStatusExamples } from './contract-parts.ts'

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const status = (value: string) => ({ type: 'string', const: value })
const examples = { success: { value: { status: 'success', balance: 1 } } }

const contract: Contract = {
  paths: {
    '/public/user/pay': {
      post: {
        operationId: 'pay',
        summary: 'Pay',
        security: [],
        requestBody: { content: { 'application/json': { schema: ref('Amount') } } },
        responses: {
          '200': { content: { 'application/json': { schema: ref('Paid'), examples } } },
        },
      },
    },
  },
  components: {
    schemas: {
      Paid: { oneOf: [ref('Wallet'), ref('Wait')] },
      Wallet: { properties: { status: status('success'), balance: { type: 'integer' } } },
      Wait: { properties: { status: status('wait') } },
    },
  },
}

test('generation adds an example to a status that has none, and keeps written ones', () => {
  const { post } = addStatusExamples(contract).paths['/public/user/pay']!
  expect(post.responses['200']?.content['application/json']?.examples).toEqual({
    ...examples,
    wait: { value: { status: 'wait' } },
  })
})
