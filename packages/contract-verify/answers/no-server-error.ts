import type { AnswerCheck } from './answer-check.ts'

/** Whatever is sent, the backend answers it as what it is: no 5xx. */
export const noServerError: AnswerCheck = {
  id: 'no-server-error',
  title: 'No request makes the backend fail',
  find: ({ received: { status }, isSteered }) =>
    status >= 500 && !isSteered ? [{ message: `fails with HTTP ${status}` }] : [],
}
