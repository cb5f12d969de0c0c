import type { AnswerCheck } from './answer-check.ts'

export const noServerError: AnswerCheck = {
  id: 'no-server-error',
  title: 'No request causes a server error',
  find: ({ received: { status }, isSteered }) =>
    status >= 500 && !isSteered ? [{ message: `fails with HTTP ${status}` }] : [],
}
