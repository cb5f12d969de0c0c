import { duplicateKey } from '../../answers/body-is-plain.ts'
import { innerWorkingsIn } from '../../answers/no-inner-workings.ts'
import { isSecret } from '../../answers/secret-names.ts'
import type { Fault, Received } from '../../core/model.ts'
import { pointerTo, valueAt } from '../../core/pointer.ts'
import type { AnySchema, Answer, GeneralOperation } from '../contract/general.model.ts'
import { isJsonType } from '../contract/read-contract.ts'
import type { Asked, GeneralRun } from '../run/general-run.ts'
import { merged } from '../values/plain-value.ts'
import { extraMembers } from './extra-members.ts'

/** What the contract says about the answer; undefined: its status is not listed. */
export function describedBy({ answers }: GeneralOperation, status: number): Answer | undefined {
  return (
    answers.get(String(status)) ??
    answers.get(`${Math.floor(status / 100)}XX`) ??
    answers.get('default')
  )
}

type Seen = {
  readonly run: GeneralRun
  readonly asked: Asked
  readonly received: Received
  readonly answer: Answer | undefined
}

type AnswerCheck = {
  readonly id: string
  readonly title: string
  readonly find: (seen: Seen) => readonly Fault[]
}

const alike = (kind: string, message: string) => ({ everywhere: { kind, message } })

const noServerError: AnswerCheck = {
  id: 'no-server-error',
  title: 'No request causes a server error',
  find({ asked, received: { status } }) {
    if (status < 500 || asked.isExtreme) return []
    const { operation, isFitting } = asked
    const isListed = operation.answers.has(String(status)) || operation.answers.has('5XX')
    const what = isFitting ? 'a request that fits the contract' : 'a request that breaks it'
    return [{ message: `answers HTTP ${status} to ${what}`, isWarning: isListed }]
  },
}

/** Undocumented statuses that a server may answer, by the fault of the request. */
const OF_WRONG_REQUESTS: ReadonlySet<number> = new Set([
  400, 404, 405, 406, 413, 414, 415, 422, 431,
])

/** Of two statuses for invalid requests, the one that a contract may list instead. */
const INSTEAD: Readonly<Record<number, string>> = { 400: '422', 422: '400' }

const statusDocumented: AnswerCheck = {
  id: 'status-documented',
  title: 'Every answer has a status that the contract lists',
  find({ asked, received: { status }, answer }) {
    if (answer !== undefined || status >= 500 || status === 429) return []
    const { operation, isFitting, who } = asked
    const isOfWrong = !isFitting || asked.isExtreme
    const isOther = operation.answers.has(INSTEAD[status] ?? '')
    if (isOfWrong && OF_WRONG_REQUESTS.has(status) && !isOther) return []
    const isOfLogin = (status === 401 || status === 403) && operation.security.length > 0
    if (isOfLogin && (who === 'nobody' || !isFitting)) return []
    const listed = [...operation.answers.keys()].join(', ')
    const hasRefusals = [...operation.answers.keys()].some((one) => one.startsWith('4'))
    const message = `answers HTTP ${status}, and the contract lists ${listed === '' ? 'none' : listed}`
    const isWarning = status >= 400 && (isOfLogin || isOfWrong || !hasRefusals)
    return [
      {
        message,
        isWarning,
        ...alike(`status ${status}`, `answers HTTP ${status}, which the contract does not list`),
      },
    ]
  },
}

const plainType = (header: string | undefined): string =>
  (header ?? '').split(';')[0]?.trim().toLowerCase() ?? ''

const fitsType = (listed: string, type: string): boolean =>
  listed === '*/*' ||
  listed.split(';')[0]?.trim() === type ||
  (listed.endsWith('/*') && type.startsWith(listed.slice(0, -1))) ||
  (listed === 'application/*+json' && type.endsWith('+json'))

const contentTypeDocumented: AnswerCheck = {
  id: 'content-type-documented',
  title: 'Every body has a media type that the contract lists',
  find({ received: { headers, text, status }, answer, asked }) {
    if (answer === undefined || answer.content.size === 0 || text === '') return []
    if (asked.sent.method === 'HEAD') return []
    const type = plainType(headers['content-type'])
    const listed = [...answer.content.keys()]
    if (listed.some((one) => fitsType(one, type))) return []
    const what = type === '' ? 'without a Content-Type' : `as ${type}`
    const message = `answers ${status} ${what} instead of ${listed.join(', ')}`
    return [{ message, ...alike(`type ${type} ${listed.join()}`, message) }]
  },
}

const shown = (value: unknown): string => {
  const text = JSON.stringify(value) as string | undefined
  return text === undefined ? 'nothing' : text.length > 80 ? `${text.slice(0, 80)}…` : text
}

/** The schema of a JSON answer; undefined: the body is not JSON, or not described. */
export function schemaOfAnswer(
  answer: Answer | undefined,
  received: Received,
): AnySchema | undefined {
  const type = plainType(received.headers['content-type'])
  const found = [...(answer?.content ?? [])].find(([listed]) => fitsType(listed, type))
  const [only] = [...(answer?.content ?? [])].filter(([listed]) => isJsonType(listed))
  const [listed, schema] = found ?? only ?? []
  return listed !== undefined && isJsonType(type === '' ? listed : type) ? schema : undefined
}

const bodyFitsSchema: AnswerCheck = {
  id: 'body-fits-schema',
  title: 'Every body fits its schema',
  find({ run, asked, received, answer }) {
    const { status, text, headers } = received
    const isBodiless = asked.sent.method === 'HEAD' || status === 204 || status === 304
    // The answer to a wrongly accepted request may be wrong as a consequence.
    const isOfWrong = !asked.isFitting && status < 300
    if (isBodiless || isOfWrong || answer === undefined) return []
    if (text === '')
      return answer.content.size === 0
        ? []
        : [{ message: `answers ${status} without the body that the contract describes` }]
    const isJson = isJsonType(plainType(headers['content-type']))
    if (isJson && asked.json === undefined && text.trim() !== 'undefined')
      return [{ message: `answers ${status} with invalid JSON, such as ${shown(text)}` }]
    const schema = schemaOfAnswer(answer, received)
    if (schema === undefined || asked.json === undefined) return []
    const faults = run.contract.faultsOf(schema, asked.json)
    // "Fits no alternative" is clearer than the errors of each alternative.
    const outer = faults.filter(({ keyword }) => keyword === 'oneOf' || keyword === 'anyOf')
    const told = outer.length > 0 && faults.length > 4 ? outer : faults
    return told.slice(0, 10).map(({ pointer, keyword, params, message }): Fault => {
      const name = String(params['missingProperty'] ?? '')
      const at = keyword === 'required' ? pointer + pointerTo(name) : pointer
      const where = at === '' ? 'the body' : at
      const found = shown(valueAt(asked.json, pointer))
      const words =
        keyword === 'required' ? `${where} is missing` : `${where} ${message}, and is ${found}`
      const kind = `schema ${keyword} ${where.replaceAll(/\/\d+(?=\/|$)/g, '/*')}`
      return { pointer: at, message: words, ...alike(kind, words) }
    })
  },
}

const bodyIsPlain: AnswerCheck = {
  id: 'body-is-plain',
  title: 'Bodies are valid UTF-8 and match their headers',
  find({ received, asked }) {
    const isText = isJsonType(plainType(received.headers['content-type']))
    const double = asked.json === undefined ? undefined : duplicateKey(received.text)
    const faults = [
      ...(isText ? (received.bytes?.faults ?? []) : []),
      ...(double === undefined ? [] : [`has \`${double}\` twice in one object`]),
    ]
    return faults.map((what) => ({
      message: `answers ${received.status}, which ${what}`,
      ...alike(`plain ${what}`, what),
    }))
  },
}

const headersDocumented: AnswerCheck = {
  id: 'headers-documented',
  title: 'Every answer has the headers that the contract requires',
  find({ run, received, answer }) {
    return (answer?.headers ?? []).flatMap(({ name, isRequired, schema }): readonly Fault[] => {
      const value = received.headers[name.toLowerCase()]
      if (value === undefined) {
        const message = `answers without the header ${name}`
        return isRequired ? [{ message, ...alike(`header ${name}`, message) }] : []
      }
      if (schema === undefined) return []
      const type = [merged(run.contract, schema).type ?? []].flat()[0]
      const isNumber = type === 'integer' || type === 'number'
      const read = isNumber && value.trim() !== '' ? Number(value) : value
      if (type === 'array' || type === 'object' || type === 'boolean') return []
      const [fault] = run.contract.faultsOf(schema, read)
      return fault === undefined
        ? []
        : [{ message: `the header ${name} ${fault.message}, and is ${shown(value)}` }]
    })
  },
}

const noInnerWorkings: AnswerCheck = {
  id: 'no-inner-workings',
  title: 'No answer shows a stack trace, a database statement or a path of the server',
  find: ({ received, asked }) => {
    // An answer may repeat values of the request.
    const isEcho = asked.sent.text !== undefined && received.text.includes(asked.sent.text)
    const what = isEcho ? undefined : innerWorkingsIn(received.text)
    const message = `answers ${received.status} with ${what ?? ''}`
    return what === undefined
      ? []
      : [{ message, ...alike(`inner ${what}`, `answers with ${what}`) }]
  },
}

const noSecret: AnswerCheck = {
  id: 'no-secret',
  title: 'No answer reveals secrets beyond the contract',
  find({ run, asked, received, answer }) {
    const schema = schemaOfAnswer(answer, received)
    const extra = schema === undefined ? [] : extraMembers(run, schema, asked.json)
    return extra
      .filter((pointer) => {
        const value = valueAt(asked.json, pointer)
        return (
          isSecret(pointer.split('/').at(-1) ?? '') && typeof value === 'string' && value !== ''
        )
      })
      .map((pointer) => {
        const message = `${pointer} is not in the contract, and looks like a secret`
        return {
          pointer,
          message,
          ...alike(`secret ${pointer.replaceAll(/\/\d+/g, '/*')}`, message),
        }
      })
  },
}

const privateAnswers: AnswerCheck = {
  id: 'private-answers-stay-private',
  title: 'No cache keeps, and no page of another site reads, what needs a login',
  find({ asked, received: { headers, status } }) {
    if (asked.operation.security.length === 0 || asked.who === 'nobody' || status >= 400) return []
    const control = headers['cache-control'] ?? ''
    const isKept = /\bpublic\b|s-maxage=[1-9]/i.test(control) && !/no-store/i.test(control)
    const origin = asked.sent.headers['origin']
    const isShared =
      headers['access-control-allow-credentials'] === 'true' &&
      origin !== undefined &&
      headers['access-control-allow-origin'] === origin
    const fault = (kind: string, message: string) => ({ message, ...alike(kind, message) })
    return [
      ...(isKept
        ? [fault('private cached', `lets shared caches keep it: Cache-Control: ${control}`)]
        : []),
      ...(isShared
        ? [fault('private shared', 'lets pages of any site read it with credentials')]
        : []),
    ]
  },
}

/** Checks of single answers. */
export const answerChecks: readonly AnswerCheck[] = [
  noServerError,
  statusDocumented,
  contentTypeDocumented,
  bodyFitsSchema,
  bodyIsPlain,
  headersDocumented,
  noInnerWorkings,
  noSecret,
  privateAnswers,
]

/** Runs all checks of single answers on an answer. */
export function inspectAnswer(run: GeneralRun, asked: Asked): void {
  const { operation, received } = asked
  if (received === null) return
  const answer = describedBy(operation, received.status)
  for (const { id, find } of answerChecks)
    for (const fault of find({ run, asked, received, answer }))
      run.report(id, operation, fault, asked)
}
