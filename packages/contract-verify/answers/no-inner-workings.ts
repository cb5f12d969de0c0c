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
  [
    /\bat [\w.$<>]+\([\w ,.$<>]*\) in |\w\.(java|kt|cs|go|rb|php|py)(:\d+|:line \d+|\(\d+\))/,
    'a stack trace',
  ],
  [/goroutine \d+ \[|PHP (Fatal|Warning|Notice)|(Fatal error|Uncaught \w+): /, 'a stack trace'],
  [
    /\b(java|javax|kotlin|org\.springframework|System|Microsoft)\.[\w.]*(Exception|Error)\b/,
    'a stack trace',
  ],
  [
    /\berror in your SQL syntax|violates (unique|foreign key|not-null|check) constraint|relation \\?"[^"]+" does not exist|Duplicate entry '|deadlock detected/i,
    'an error of the database',
  ],
  [/\b(ER_[A-Z_]{4,}|SQLITE_[A-Z]+|E11000)\b/, 'an error of the database'],
  [/\bE(CONNREFUSED|CONNRESET|NOTFOUND|TIMEDOUT|HOSTUNREACH)\b/, 'an address of an inner server'],
  [/(\/home\/\w+|\/var\/www|\/usr\/src\/app|[A-Z]:\\\\[\w]+)[\\/]/, 'a path of the server'],
]

/** What a text shows of the server, in words; undefined: nothing. */
export const innerWorkingsIn = (text: string): string | undefined =>
  SIGNS.find(([sign]) => sign.test(text))?.[1]

export const noInnerWorkings: AnswerCheck = {
  id: 'no-inner-workings',
  title: 'No answer shows a stack trace, a database statement or a path of the server',
  find: ({ received }) => {
    const what = innerWorkingsIn(received.text)
    return what === undefined ? [] : [{ message: `answers ${received.status} with ${what}` }]
  },
}
