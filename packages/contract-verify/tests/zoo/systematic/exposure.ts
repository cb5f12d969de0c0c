import type { Received } from '../../../core/model.ts'
import { receiving } from '../layers.ts'
import type { Json } from '../layers.ts'
import { constrained, problem } from './http.ts'
import { isSuccess, jsonOf, operationsWhere, saying } from './members.ts'
import type { FaultClass, Way } from './specimen.ts'

const asObject = (received: Received, change: (json: Json) => Json): Received => {
  const json = jsonOf(received)
  return json === undefined || !isSuccess(received) ? received : saying(received, change(json))
}
const inRows = (json: Json, extra: Json): Json =>
  Object.fromEntries(
    Object.entries(json).map(([name, value]) => [
      name,
      Array.isArray(value)
        ? value.map((one: unknown) =>
            typeof one === 'object' && one !== null ? { ...one, ...extra } : one,
          )
        : typeof value === 'object' && value !== null
          ? { ...value, ...extra }
          : value,
    ]),
  )

const exposing =
  (extra: Json, isDeep = false): Way =>
  (place) =>
    receiving(place, (received) =>
      asObject(received, (json) => (isDeep ? inRows(json, extra) : { ...json, ...extra })),
    )

const withRows = operationsWhere(({ operationId }) =>
  /^(getMember|userHealthCheck|getDepositList|getWithdrawList|helpList|noteList|notices|getPayment|getSlotBetsList)$/.test(
    operationId,
  ),
)
export const exposureClasses: readonly FaultClass[] = [
  {
    name: 'errors tell inner workings',
    source: 'OWASP API8:2023; EvoMaster leaked stack traces',
    places: constrained,
    ways: {
      'a stack trace of Node': problem((json) => ({
        ...json,
        stack: 'Error: x\n    at Object.run (/usr/src/app/dist/index.js:10:5)',
      })),
      'a stack trace of Java': problem((json) => ({
        ...json,
        detail: 'java.lang.NullPointerException\n\tat kr.maru.api.Handler.run(Handler.java:42)',
      })),
      'a stack trace of Python': problem((json) => ({
        ...json,
        detail: 'Traceback (most recent call last):\n  File "/srv/app/main.py", line 3',
      })),
      'a stack trace of PHP': problem((json) => ({
        ...json,
        detail: 'PHP Fatal error:  Uncaught TypeError in /var/www/html/api.php:33',
      })),
      'a stack trace of .NET': problem((json) => ({
        ...json,
        detail:
          '   at Maru.Api.Controllers.MemberController.Get() in C:\\src\\Api\\Member.cs:line 21',
      })),
      'a stack trace of Go': problem((json) => ({
        ...json,
        detail: 'goroutine 1 [running]:\nmain.main()\n\t/app/main.go:12 +0x1d',
      })),
      'a statement of SQL': problem((json) => ({
        ...json,
        detail: "SELECT * FROM members WHERE id = 'demo'",
      })),
      'a message of MySQL': problem((json) => ({
        ...json,
        detail:
          'You have an error in your SQL syntax; check the manual that corresponds to your MySQL server version',
      })),
      'a message of PostgreSQL': problem((json) => ({
        ...json,
        detail: 'ERROR:  duplicate key value violates unique constraint "members_pkey"',
      })),
      'a connection': problem((json) => ({
        ...json,
        detail: 'connect ECONNREFUSED 10.0.3.17:5432',
      })),
    },
  },
  {
    name: 'answers tell too much',
    source: 'OWASP API3:2023 Broken Object Property Level Authorization',
    places: withRows,
    ways: {
      'a hash of a password': exposing({ passwordHash: '$2b$10$abcdefghijklmnopqrstuv' }, true),
      'an e-mail': exposing({ email: 'demo@maru.example' }, true),
      'an address of a network': exposing({ lastIp: '203.0.113.7' }, true),
      'a number of a resident': exposing({ jumin: '900101-1234567' }, true),
      'within another object': exposing(
        { owner: { name: '김마루', email: 'demo@maru.example' } },
        true,
      ),
      'a secret within another object': exposing({ auth: { salt: 'f00', hash: 'abc' } }),
      'a token of renewal': exposing({ refreshToken: 'c0ffee00c0ffee00' }),
      'a key': exposing({ config: { apiKey: 'sk_live_0123456789' } }),
    },
  },
]
