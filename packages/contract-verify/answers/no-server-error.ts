import type { AnswerCheck } from './answer-check.ts'

export const noServerError: AnswerCheck = {
  id: 'no-server-error',
  title: 'No request makes the backend fail',
  find: ({ received: { status }, isSteered }) =>
    status >= 500 && !isSteered ? [{ message: `fails with HTTP ${status}` }] : [],
}
