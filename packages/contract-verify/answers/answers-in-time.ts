import type { AnswerCheck } from './answer-check.ts'

export const answersInTime: AnswerCheck = {
  id: 'answers-in-time',
  title: 'Every answer comes in time',
  find({ call, budgetMs, isSteered }) {
    const { milliseconds } = call
    if (milliseconds <= budgetMs || isSteered) return []
    return [{ message: `takes longer than ${budgetMs} ms` }]
  },
}
