import { expectedIn, nameMarksAt } from '../assumptions/marks.ts'
import { lackingAt } from '#site/lib/expected-fields.ts'
import { everywhere, schemaOf } from './answer-check.ts'
import type { AnswerCheck } from './answer-check.ts'
import { isRecord } from '#site/lib/json.ts'
import type { ContractUnderTest } from '../contract/contract-under-test.ts'
import type { JsonSchema } from '../contract/model.ts'
import { pointerTo, valueAt } from './outcome.ts'
import { isSecretName, isSecret } from './secret-names.ts'
import { similarName } from '#site/lib/similar-name.ts'

export const expectedFields: AnswerCheck = {
  id: 'expected-fields',
  title: 'No answer lacks an optional field that the site expects',
  find(answer) {
    const { contract, call, received } = answer
    const schema = schemaOf(answer)
    if (schema === undefined || received.status !== 200) return []
    return expectedIn(contract, schema).flatMap((pointer) => {
      const { lacking, of } = lackingAt(call.json, pointer)
      if (lacking === 0) return []
      const message = `${pointer} is missing in ${lacking} of ${of} items`
      const refutes = nameMarksAt(contract, schema, pointer.replaceAll('*', '0'))
      return [{ pointer, message, refutes, isWarning: true }]
    })
  },
}

type Extra = {
  readonly pointer: string
  readonly name: string
  readonly known: readonly string[]
  readonly missing: readonly string[]
}

/** Properties missing in the schema; each name once per list. */
function extraFields(
  contract: ContractUnderTest,
  written: string | JsonSchema,
  value: unknown,
  at = '',
): readonly Extra[] {
  const schema = contract.resolve(written)
  if (Array.isArray(value)) {
    const { items } = schema
    if (items === undefined) return []
    const all = value.flatMap((item, index) => extraFields(contract, items, item, `${at}/${index}`))
    const first = new Map(all.toReversed().map((one) => [one.name, one]))
    return [...first.values()]
  }
  const { properties } = schema
  if (!isRecord(value) || properties === undefined) return []
  return Object.entries(value).flatMap(([name, inner]): readonly Extra[] => {
    const property = properties[name]
    const pointer = at + pointerTo(name)
    if (property !== undefined) return extraFields(contract, property, inner, pointer)
    const missing = (schema.required ?? []).filter((one) => !(one in value))
    return [{ pointer, name, known: Object.keys(properties), missing }]
  })
}

export const noExtraField: AnswerCheck = {
  id: 'no-extra-field',
  title: 'No answer has a field that is not in the contract',
  find(answer) {
    const { contract, call, received } = answer
    const schema = schemaOf(answer)
    // RFC 9457 permits additional members.
    if (schema === undefined || received.status !== 200) return []
    return extraFields(contract, schema, call.json)
      .filter(
        ({ name, missing }) => !isSecretName(name) && similarName(name, missing) === undefined,
      )
      .map(({ pointer, name, known }) => {
        const similar = similarName(name, known)
        const hint = similar === undefined ? '' : `; it looks like \`${similar}\``
        const message = `${pointer} is not in the contract${hint}`
        const words = `answers \`${name}\`, which is not in the contract${hint}`
        return { pointer, message, isWarning: true, ...everywhere(`extra ${name}`, words) }
      })
  },
}

type Named = { readonly pointer: string; readonly name: string }

/** Secret names in a field that the contract does not have, at any depth. */
function secretsIn({ pointer, name }: Named, json: unknown): readonly Named[] {
  if (isSecretName(name)) return [{ pointer, name }]
  const inner = valueAt(json, pointer)
  if (typeof inner !== 'object' || inner === null) return []
  return Object.keys(inner).flatMap((one) =>
    secretsIn({ pointer: pointer + pointerTo(one), name: one }, json),
  )
}

/** Whether the contract has a property of this name elsewhere in the answer, where the answer lacks it. */
function isMoved(
  contract: ContractUnderTest,
  written: string | JsonSchema,
  name: string,
  value: unknown,
): boolean {
  const { properties = {}, items } = contract.resolve(written)
  if (name in properties && (!isRecord(value) || !(name in value))) return true
  if (items !== undefined)
    return isMoved(contract, items, name, Array.isArray(value) ? value[0] : undefined)
  return Object.entries(properties).some(([inner, schema]) =>
    isMoved(contract, schema, name, isRecord(value) ? value[inner] : undefined),
  )
}

export const noSecret: AnswerCheck = {
  id: 'no-secret',
  title: 'No answer reveals secrets, or personal data beyond the contract',
  find(answer) {
    const { contract, call, received, secrets } = answer
    const schema = schemaOf(answer)
    const fields =
      schema === undefined
        ? []
        : extraFields(contract, schema, call.json)
            .flatMap((one) => secretsIn(one, call.json))
            .filter(({ name }) => !isMoved(contract, schema, name, call.json))
    const named = fields.map(({ pointer, name }) => ({
      pointer,
      message: `${pointer} is not in the contract, and \`${name}\` looks like ${isSecret(name) ? 'a secret' : 'personal data'}`,
    }))
    const leakedIndex = secrets.findIndex(
      (secret) => secret.length >= 6 && received.text.includes(secret),
    )
    if (leakedIndex === -1) return named
    const what =
      secrets[leakedIndex] === call.sent.headers['authorization']?.split(' ')[1]
        ? 'token'
        : 'password'
    return [...named, { message: `answers the member's ${what}` }]
  },
}

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

/** Describes the server's internals that a text exposes; undefined: none. */
const innerWorkingsIn = (text: string): string | undefined =>
  SIGNS.find(([sign]) => sign.test(text))?.[1]

export const noInnerWorkings: AnswerCheck = {
  id: 'no-inner-workings',
  title: 'No answer shows a stack trace, a database statement or a path of the server',
  find: ({ received }) => {
    const what = innerWorkingsIn(received.text)
    return what === undefined ? [] : [{ message: `answers ${received.status} with ${what}` }]
  },
}
