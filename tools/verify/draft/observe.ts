import { isRecord, parseJson } from '#site/lib/json.ts'
import { CannotVerifyError } from '../contract/model.ts'
import type { ApiCall, Operation } from '../contract/model.ts'
import { describeAnswer } from '../contract/outcome.ts'
import type { Run } from '../run/run.ts'
import type { Credentials } from '../run/run-state.ts'
import { assertReached, signInOperation } from '../run/sign-in.ts'
import { codesIn, findEnvelope, unwrap } from './find-envelope.ts'
import type { Code } from './find-envelope.ts'
import { nameSimilarity, listIn } from './match-schema.ts'
import { findLogin, loginBody } from '../login/foreign-login.ts'
import type { ForeignLogin } from '../login/foreign-login.ts'

/** A backend's answers to reads, as they were received. */
export type Observation = {
  readonly login: ForeignLogin
  readonly loginAnswer: unknown
  /** Operation → answer; missing: it has none that can be read. */
  readonly answers: ReadonlyMap<string, unknown>
  /** Operation → why it has none. */
  readonly failures: ReadonlyMap<string, string>
  /** The property that contains the content; `answers` and `loginAnswer` are without it. Null: none. */
  readonly envelope: string | null
  /** The code of a success; null: none. */
  readonly successCode: Code | null
  readonly withoutSession: unknown
  readonly wrongPassword: unknown
}

const parseAnswer = ({ received }: ApiCall): unknown => parseJson(received?.text ?? '')

/** @throws CannotVerifyError when the member cannot sign in */
export async function observeBackend(run: Run, member: Credentials): Promise<Observation> {
  const operation = signInOperation(run)
  if (operation === undefined) throw new CannotVerifyError('The contract has no login.')
  const send = (target: Operation, body: object, more: object = {}) =>
    run.ask(target, body, { token: null, isForeign: true, isSentOnce: true, ...more })
  const firstAnswer = await send(operation, { id: member.id, pw: member.password })
  assertReached(firstAnswer)
  const login = await findLogin(run, operation, member, firstAnswer)
  if ('likelySpelling' in login)
    throw new CannotVerifyError(
      `${member.id} cannot sign in: ${operation.path} answers ${describeAnswer(firstAnswer)}, and no token to ${member.fields?.join(' and ') ?? 'the usual names of its fields'}. Give them with --login-fields: without answers there is no draft.`,
    )
  const { text = '{}', ...options } = login.carrier?.options ?? {}
  const sessionBody = parseJson(text) as object
  const ask = (target: Operation, body: object) =>
    send(target, { ...body, ...sessionBody }, options)
  const { answers, failures } = await readAll(run, ask)
  const healthCheck = run.contract.operation('userHealthCheck')
  const envelope = findEnvelope([...answers.values()])
  const codes = codesIn(parseAnswer(login.answer))
  const successCode = codes.length === 1 ? (codes[0] ?? null) : null
  const contents = [...answers].map(([id, answer]) => [id, unwrap(envelope, answer)] as const)
  return {
    login,
    loginAnswer: unwrap(envelope, parseAnswer(login.answer)),
    answers: new Map(
      contents.filter(([, answer]) => typeof answer === 'object' && answer !== null),
    ),
    failures,
    envelope,
    successCode,
    withoutSession: parseAnswer(await send(healthCheck, {})),
    wrongPassword: parseAnswer(
      await send(
        operation,
        loginBody(login.spelling ?? ['id', 'pw'], member.id, `${member.password}x`),
      ),
    ),
  }
}

type Ask = (operation: Operation, body: object) => Promise<ApiCall>

/** Calls every operation that reads. `failures`: operation → its unusable answer. */
async function readAll(run: Run, ask: Ask) {
  const answers = new Map<string, unknown>()
  const failures = new Map<string, string>()
  const readAnswer = async (operation: Operation, body: object) => {
    const call = await ask(operation, body)
    const content = parseAnswer(call)
    if ((call.received?.status ?? 500) >= 400 || !isAnswer(content))
      failures.set(operation.id, describeAnswer(call))
    else answers.set(operation.id, content)
    if (answers.has(operation.id)) failures.delete(operation.id)
  }
  for (const operation of run.operations) {
    if (run.effect(operation).reads !== true || /^check/.test(operation.id)) continue
    // Pages may be counted from 0.
    const {
      page: _,
      pageSize: _size,
      ...body
    } = operation.examples[0] as Readonly<Record<string, unknown>>
    await readAnswer(operation, body)
  }
  const gamesOperation = run.contract.operation('getSlotByCompany')
  // The company may have another name in requests, as in answers.
  if (!answers.has(gamesOperation.id))
    await readAnswer(gamesOperation, companyIn(answers.get('getSlotSetting')))
  return { answers, failures }
}

/** The first company, under the contract's name and the backend's. */
function companyIn(setting: unknown): object {
  const [first] = listIn('slot', setting)?.[1] ?? []
  const codes = Object.entries(isRecord(first) ? first : {}).filter(
    ([name, value]) => typeof value === 'string' && nameSimilarity('Provider', 'code', name) > 1,
  )
  return { company: codes[0]?.[1], ...Object.fromEntries(codes) }
}

export const isAnswer = (content: unknown): boolean =>
  Array.isArray(content) || (isRecord(content) && content['status'] !== 'error')
