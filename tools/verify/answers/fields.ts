import { lackingAt } from '#site/lib/expected-fields.ts'
import { similarName } from '#site/lib/similar-name.ts'
import { expectedIn, nameMarksAt, placesIn, propertiesIn } from '../contract/marks.ts'
import type { Fault } from '../contract/model.ts'
import { groupedFault, schemaOf } from './answer-check.ts'
import type { AnswerCheck, ObservedAnswer } from './answer-check.ts'
import { pointerTo, valueAt } from '../contract/outcome.ts'
import { isSecret, isSecretName } from './secret-names.ts'

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

/** Properties that the contract does not have; each name once per list. */
function extraFields({ contract, call: { json } }: ObservedAnswer, schema: string) {
  const extraProperties = propertiesIn(contract, schema, json).filter(
    (foundProperty) => foundProperty.property === undefined,
  )
  const firstByPointer = new Map(
    extraProperties
      .toReversed()
      .map((foundProperty) => [anyItem(foundProperty.pointer), foundProperty]),
  )
  return extraProperties.filter(
    (foundProperty) => firstByPointer.get(anyItem(foundProperty.pointer)) === foundProperty,
  )
}

const anyItem = (pointer: string): string => pointer.replaceAll(/\/\d+(?=\/)/g, '/*')

export const noExtraField: AnswerCheck = {
  id: 'no-extra-field',
  title: 'No answer has a field that is not in the contract',
  find(answer) {
    const schema = schemaOf(answer)
    // RFC 9457 permits additional members.
    if (schema === undefined || answer.received.status !== 200) return []
    return extraFields(answer, schema).flatMap(
      ({ pointer, name, objectSchema, object }): readonly Fault[] => {
        const { required = [], properties = {} } = objectSchema
        const missingNames = required.filter((requiredName) => !(requiredName in object))
        if (isSecretName(name) || similarName(name, missingNames) !== undefined) return []
        const similar = similarName(name, Object.keys(properties))
        const hint = similar === undefined ? '' : `; it looks like \`${similar}\``
        const message = `${pointer} is not in the contract${hint}`
        const groupMessage = `answers \`${name}\`, which is not in the contract${hint}`
        return [
          { pointer, message, isWarning: true, ...groupedFault(`extra ${name}`, groupMessage) },
        ]
      },
    )
  },
}

type NamedField = { readonly pointer: string; readonly name: string }

/** Secret names in a field that the contract does not have, at any depth. */
function secretsIn({ pointer, name }: NamedField, json: unknown): readonly NamedField[] {
  if (isSecretName(name)) return [{ pointer, name }]
  const value = valueAt(json, pointer)
  if (typeof value !== 'object' || value === null) return []
  return Object.keys(value).flatMap((innerName) =>
    secretsIn({ pointer: pointer + pointerTo(innerName), name: innerName }, json),
  )
}

/** Whether the contract has a property of this name elsewhere in the answer, where the answer lacks it. */
const isElsewhere = ({ contract, call }: ObservedAnswer, schema: string, name: string): boolean =>
  placesIn(contract, schema).some(
    (place) =>
      place.endsWith(`/${name}`) && valueAt(call.json, place.replaceAll('*', '0')) === undefined,
  )

export const noSecret: AnswerCheck = {
  id: 'no-secret',
  title: 'No answer reveals secrets, or personal data beyond the contract',
  find(answer) {
    const { call, received, secrets } = answer
    const schema = schemaOf(answer)
    const fields = schema === undefined ? [] : extraFields(answer, schema)
    const secretFields = fields
      .flatMap((field) => secretsIn(field, call.json))
      .filter(({ name }) => schema === undefined || !isElsewhere(answer, schema, name))
      .map(({ pointer, name }) => ({
        pointer,
        message: `${pointer} is not in the contract, and \`${name}\` looks like ${isSecret(name) ? 'a secret' : 'personal data'}`,
      }))
    const leakedSecret = secrets.find(
      (secret) => secret.length >= 6 && received.text.includes(secret),
    )
    if (leakedSecret === undefined) return secretFields
    const isToken = leakedSecret === call.sent.headers['authorization']?.split(' ')[1]
    return [...secretFields, { message: `answers the member's ${isToken ? 'token' : 'password'}` }]
  },
}

/** Signs of a server's inner workings. */
const INNER_PATTERNS: Readonly<Record<string, readonly RegExp[]>> = {
  'a stack trace': [
    /\bat [\w.<>$ [\]]+ \(?[^()\s"]+:\d+:\d+\)?/,
    /Traceback \(most recent call last\)|\.py", line \d+/,
    /\bat [\w$.]+\([\w$]+\.java:\d+\)/,
    /\bat [\w.$<>]+\([\w ,.$<>]*\) in |\w\.(java|kt|cs|go|rb|php|py)(:\d+|:line \d+|\(\d+\))/,
    /goroutine \d+ \[|PHP (Fatal|Warning|Notice)|(Fatal error|Uncaught \w+): /,
    /\b(java|javax|kotlin|org\.springframework|System|Microsoft)\.[\w.]*(Exception|Error)\b/,
  ],
  'a database statement': [
    /\b(SELECT|INSERT INTO|UPDATE|DELETE FROM)\b.+\b(FROM|VALUES|SET|WHERE)\b/,
  ],
  'an error of the database': [
    /\b(SQLSTATE|ORA-\d{5}|SequelizeDatabaseError|PrismaClient\w*Error|MongoServerError)\b/,
    /\berror in your SQL syntax|violates (unique|foreign key|not-null|check) constraint|relation \\?"[^"]+" does not exist|Duplicate entry '|deadlock detected/i,
    /\b(ER_[A-Z_]{4,}|SQLITE_[A-Z]+|E11000)\b/,
  ],
  'an address of an inner server': [/\bE(CONNREFUSED|CONNRESET|NOTFOUND|TIMEDOUT|HOSTUNREACH)\b/],
  'a path of the server': [/(\/home\/\w+|\/var\/www|\/usr\/src\/app|[A-Z]:\\\\[\w]+)[\\/]/],
}

export const noInnerWorkings: AnswerCheck = {
  id: 'no-inner-workings',
  title: 'No answer shows a stack trace, a database statement or a path of the server',
  find: ({ received: { status, text } }) => {
    const [kind] =
      Object.entries(INNER_PATTERNS).find(([, signs]) => signs.some((sign) => sign.test(text))) ??
      []
    return kind === undefined ? [] : [{ message: `answers ${status} with ${kind}` }]
  },
}
