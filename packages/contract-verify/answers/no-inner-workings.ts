import type { AnswerCheck } from './answer-check.ts'

const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/\bat [\w.<>$ [\]]+ \(?[^()\s"]+:\d+:\d+\)?/, 'a stack trace'],
  [/Traceback \(most recent call last\)|\.py", line \d+/, 'a stack trace'],
  [/\bat [\w$.]+\([\w$]+\.java:\d+\)/, 'a stack trace'],
  [
    /\b(SELECT|INSERT INTO|UPDATE|DELETE FROM)\b.+\b(FROM|VALUES|SET|WHERE)\b/,
    'a database statement',
  ],
  [
    /\b(SQLSTATE|ORA-\d{5}|SequelizeDatabaseError|PrismaClient\w*Error|MongoServerError)\b/,
    'an error of the database',
  ],
  [/(\/home\/\w+|\/var\/www|\/usr\/src\/app|[A-Z]:\\\\[\w]+)[\\/]/, 'a path of the server'],
]

export const noInnerWorkings: AnswerCheck = {
  id: 'no-inner-workings',
  title: 'No answer shows a stack trace, a database statement or a path of the server',
  find: ({ received }) =>
    SIGNS.filter(([sign]) => sign.test(received.text))
      .slice(0, 1)
      .map(([, what]) => ({ message: `answers ${received.status} with ${what}` })),
}
