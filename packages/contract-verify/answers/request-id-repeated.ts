import type { AnswerCheck } from './answer-check.ts'

const NAME = 'x-request-id'

export const requestIdRepeated: AnswerCheck = {
  id: 'request-id-repeated',
  title: 'Every answer repeats the id of its request',
  find({ operation, call, received }) {
    const parameter = operation.headers.find(({ name }) => name.toLowerCase() === NAME)
    const sent = call.sent.headers[NAME]
    if (parameter === undefined || sent === undefined) return []
    if (!operation.answers.get(received.status)?.headers.some((one) => one.name === parameter.name))
      return []
    const got = received.headers[NAME]
    if (got === sent) return []
    const what = got === undefined ? 'no X-Request-Id' : 'another X-Request-Id'
    return [
      {
        message: `answers with ${what} instead of that of the request`,
        refutes: parameter.assumptions,
        ...(got === undefined
          ? {
              everywhere: {
                kind: `header ${NAME}`,
                message: `answers without the header ${parameter.name}`,
              },
            }
          : {}),
      },
    ]
  },
}
