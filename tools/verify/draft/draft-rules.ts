import { backendOperations } from '#site/generated/backend-operations.ts'
import { contractShapes } from '#proxy/backend-map/contract-shapes.ts'
import { isRecord } from '#site/lib/json.ts'
import { displayValue } from '../answers/body-fits-schema.ts'
import { codesIn } from './find-envelope.ts'
import { isFlag, matchObject } from './match-schema.ts'
import type { Match } from './match-schema.ts'
import { draftFields, loginRules, rule } from './draft-fields.ts'
import type { Rule } from './draft-fields.ts'
import type { Observation } from './observe.ts'

export type Draft = {
  readonly top: readonly Rule[]
  readonly sameNames: readonly string[]
  readonly fields: readonly Rule[]
  readonly operations: readonly Rule[]
}

const hasEmpty = (value: unknown): boolean =>
  value === '' ||
  (typeof value === 'object' && value !== null && Object.values(value).some(hasEmpty))

const successOf = (id: string): string => {
  const operation = backendOperations.find(({ operationId }) => operationId === id)
  return Object.values(operation?.answers ?? {})[0] ?? ''
}

export function draftFrom(observed: Observation): Draft {
  const matches = allMatches(observed)
  const leaves = matches.filter(({ shape }) => !shape.startsWith('['))
  const fields = draftFields(leaves, observed)
  const lists = matches.filter(
    ({ shape, place, property }) => shape.startsWith('[') && place === property,
  )
  const hasTotal = [...observed.answers.values()].some(
    (answer) => isRecord(answer) && 'total' in answer,
  )
  return {
    top: topRules(observed, matches),
    sameNames: [
      ...fields.same,
      ...new Set(lists.map(({ property }) => property)),
      ...(hasTotal ? ['total'] : []),
    ],
    fields: [...loginRules(observed), ...fields.rules],
    operations: operationRules(observed),
  }
}

const holderOf = (answer: unknown, schema: string): Readonly<Record<string, unknown>> => {
  if (isRecord(answer)) return answer
  const list = Object.keys(contractShapes[schema] ?? {}).find(
    (name) => name !== 'status' && name !== 'total',
  )
  return { [list ?? 'list']: answer }
}

function allMatches({ answers, loginAnswer }: Observation): readonly Match[] {
  return [...answers, ['doLogin', loginAnswer] as const].flatMap(([id, answer]) => {
    const schema = successOf(id)
    const matches = matchObject(schema, holderOf(answer, schema), true)
    const isBareList = Array.isArray(answer)
    return matches
      .filter(({ property }) => property !== 'token' && property !== 'total')
      .map((match) =>
        isBareList && match.shape.startsWith('[') ? { ...match, place: '.' } : match,
      )
  })
}

function topRules(observed: Observation, matches: readonly Match[]): readonly Rule[] {
  const { token, carrier } = observed.login
  const tokenSource = `{ from: ${token.place}`
  const foundMatches = matches.filter(({ place, value }) => place !== null && value !== null)
  const lists = foundMatches.filter(
    ({ shape, place, property }) => shape.startsWith('[') && place !== property,
  )
  const places = [...new Set(lists.map(({ place }) => place ?? ''))]
  const numbers = foundMatches.filter(({ shape }) => /^(won|point|number)/.test(shape))
  const texts = numbers.filter(({ value }) => typeof value === 'string')
  const isGrouped = texts.some(({ value }) => String(value).includes(','))
  const flags = new Set(
    foundMatches
      .filter(({ shape, value }) => shape === 'boolean' && typeof value === 'string')
      .map(({ value }) => (/^[yn]$/i.test(String(value)) ? 'Y/N' : '1/0')),
  )
  return [
    carrier === null
      ? rule('token', `${tokenSource}, send: ? }`, 'no way to send it was answered', 'ask')
      : rule(
          'token',
          `${tokenSource}, send: ${carrier.send} }`,
          'the login, and a call that was answered',
        ),
    ...answerRule(observed),
    ...outcomeRule(observed),
    ...formatsRule(
      texts.length <= numbers.length / 2 ? null : isGrouped ? 'grouped' : 'text',
      instantsIn(foundMatches),
      [...flags],
      [...observed.answers.values()].some(hasEmpty),
    ),
    ...(places.length === 0
      ? []
      : [rule('lists', `{ at: [${places.join(', ')}] }`, `${lists.length} lists`)]),
    rule('pages', '{ page: ?, size: ? }', 'how pages are asked for is not tried', 'ask'),
  ]
}

function answerRule({ withoutSession, wrongPassword, envelope }: Observation): readonly Rule[] {
  const messages = [withoutSession, wrongPassword].flatMap((answer) => messagesIn(answer))
  const [message] = messages
  const parts = [
    ...(envelope === null ? [] : [`in: ${envelope}`]),
    ...(message === undefined ? [] : [`message: ${message.place}`]),
  ]
  const why = message === undefined ? 'all answers have it' : displayValue(message.value, 40)
  return parts.length === 0 ? [] : [rule('answer', `{ ${parts.join(', ')} }`, why)]
}

const messagesIn = (
  answer: unknown,
  above = '',
): readonly { readonly place: string; readonly value: unknown }[] =>
  isRecord(answer)
    ? Object.entries(answer).flatMap(([name, value]) =>
        isRecord(value)
          ? messagesIn(value, `${above}/${name}`)
          : /^(msg|message|error|detail|reason|title)$/i.test(name) && typeof value === 'string'
            ? [{ place: `${above}/${name}`, value }]
            : [],
      )
    : []

/** How the backend refuses: by a code beside the status, or by HTTP status alone. */
function outcomeRule(observed: Observation): readonly Rule[] {
  const { withoutSession, wrongPassword, envelope, successCode } = observed
  const observedCodes = [
    ...codesIn(withoutSession).map((code) => ({ ...code, word: 'session_expired' })),
    ...codesIn(wrongPassword).map((code) => ({ ...code, word: 'pass' })),
  ]
  const [first] = observedCodes
  const success = successCode?.place === first?.place ? [`${successCode?.value}: success`] : []
  const refusals = observedCodes
    .filter(({ place, value }) => place === first?.place && value !== successCode?.value)
    .map(({ value, word }) => `${value}: ${word}`)
  const codes = [...new Set([...success, ...refusals])].join(', ')
  // In an envelope there is neither a status nor a bare list beside the code.
  const answers = envelope === null ? [...observed.answers.values()] : []
  const hasStatus = answers.some(
    (answer) => isRecord(answer) && typeof answer['status'] === 'string',
  )
  const failureStatus = isRecord(withoutSession) ? withoutSession['status'] : undefined
  const hasLists = answers.some(Array.isArray)
  const parts = [
    ...(first === undefined ? [] : [`${first.place}: { ${codes} }`]),
    ...(hasStatus
      ? [
          `/status: { ${typeof failureStatus === 'string' ? `${failureStatus}: request_invalid, ` : ''}else: same }`,
        ]
      : []),
    ...(hasLists ? ['$type: { list: success }'] : []),
  ]
  const why = `a call without a session, and a wrong password: ${displayValue(withoutSession, 40)}`
  const byHttp = rule('outcomes', '{ $http: { 2xx: success, 401: session_expired } }', why, 'guess')
  return parts.length === 0 ? [byHttp] : [rule('outcomes', `{ ${parts.join(', ')} }`, why)]
}

function instantsIn(values: readonly Match[]): readonly string[] {
  const instants = values.filter(
    ({ shape, value }) => shape.startsWith('instant') && value !== '' && !isFlag(value),
  )
  const formats = instants.map(({ value }) => {
    const text = String(value)
    if (/^\d{13}$/.test(text)) return 'epoch-ms'
    if (/^\d{10}$/.test(text)) return 'epoch-s'
    if (/(Z|[+-]\d\d:\d\d)$/.test(text)) return 'iso'
    const separator = text.includes('/') ? '/' : '-'
    const time = text.length > 16 ? ' HH:mm:ss' : text.length > 10 ? ' HH:mm' : ''
    return `{ text: ${['yyyy', 'MM', 'dd'].join(separator)}${text.includes('T') ? time.replace(' ', 'T') : time}, zone: +09:00 }`
  })
  return [...new Set(formats)].toSorted((format) => (format.startsWith('{') ? -1 : 1))
}

function formatsRule(
  numbers: 'grouped' | 'text' | null,
  instants: readonly string[],
  flags: readonly string[],
  hasEmpty: boolean,
): readonly Rule[] {
  const parts = [
    ...(numbers === null ? [] : [`numbers: ${numbers}`]),
    ...(instants.some((instant) => instant !== 'iso')
      ? [`instants: [${instants.join(', ')}]`]
      : []),
    ...flags.slice(0, 1).map((flag) => `booleans: ${flag}`),
    ...(hasEmpty ? ["empty: ['']"] : []),
  ]
  const isGuess = instants.some((instant) => instant.includes('zone'))
  const why = `the form of values${isGuess ? '; the zone is a guess' : ''}`
  return parts.length === 0
    ? []
    : [rule('formats', `{ ${parts.join(', ')} }`, why, isGuess ? 'guess' : 'sure')]
}

const NOT_CALLED = 'money calls are not tried; if the answer has it, leave this out'

/** Guesses the answers of calls that change data from the lists, because a draft sends no such call. */
function operationRules({ failures }: Observation): readonly Rule[] {
  const missingOperations = [...failures].filter(([, words]) => words.startsWith('HTTP 404'))
  const guesses = {
    'moneyToPoint|userTransferIn|userWithdraw|userChangToPoint|pointToMoney|userRollToBalance':
      '{ after: getInGameBalance }',
    'applyUserDeposit|payDeposit': '{ newest: { of: getDepositList, as: deposit } }',
    'applyUserWithdraw|payWithdrawal': '{ newest: { of: getWithdrawList, as: withdrawal } }',
    writeHelp: '{ newest: { of: helpList, as: help } }',
  }
  return [
    ...missingOperations.map(([id]) => rule(id, '{ path: ? }', 'its path answers HTTP 404', 'ask')),
    ...Object.entries(guesses).map(([key, value]) => rule(key, value, NOT_CALLED, 'guess')),
  ]
}
