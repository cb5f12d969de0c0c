import type { ApiCall, Finding } from '../contract/model.ts'
import type { Verdict } from './verdict.ts'
import { createMask } from './mask.ts'
import type { Mask } from './mask.ts'
import { maskedText } from './curl.ts'
import { secretsIn } from './secrets.ts'

const maskedValues = (values: Readonly<Record<string, string>>, mask: Mask) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, mask(value)]))

const MAX_TEXT = 100_000
const BEHIND = 10_000

/** Session headers stay; reports name them by variables. */
const SESSIONS: readonly string[] = ['authorization', 'cookie']

function maskedCall(
  { sent, received, failure, ...call }: ApiCall,
  mask: Mask,
  known: Verdict['sessions'],
): ApiCall {
  const sessions = Object.entries(sent.headers).filter(
    ([name, value]) => SESSIONS.includes(name) || known.has(value),
  )
  const bodyOf = (text: string) =>
    mask(maskedText(text.slice(0, MAX_TEXT + BEHIND))).slice(0, MAX_TEXT)
  return {
    ...call,
    json: undefined,
    sent: {
      ...sent,
      path: mask(sent.path),
      headers: { ...maskedValues(sent.headers, mask), ...Object.fromEntries(sessions) },
      text: sent.text === undefined ? undefined : bodyOf(sent.text),
    },
    received: received && {
      ...received,
      headers: maskedValues(received.headers, mask),
      text: bodyOf(received.text),
    },
    failure: failure === null ? null : mask(failure),
  }
}

const maskedFinding = (
  { call, ...finding }: Finding,
  mask: Mask,
  sessions: Verdict['sessions'],
): Finding => ({
  ...finding,
  message: mask(finding.message),
  ...(finding.systematic === undefined ? {} : { systematic: mask(finding.systematic) }),
  ...(finding.pointer === undefined ? {} : { pointer: mask(finding.pointer) }),
  call: call && maskedCall(call, mask, sessions),
})

function once<Value>(make: () => Value): () => Value {
  let memo: { readonly value: Value } | null = null
  return () => (memo ??= { value: make() }).value
}

/** An object whose parts are computed on first read. */
function lazily<Whole extends object>(
  whole: Whole,
  parts: { readonly [Key in keyof Whole]?: () => Whole[Key] },
): Whole {
  for (const [name, make] of Object.entries<(() => unknown) | undefined>(parts))
    if (make) Object.defineProperty(whole, name, { get: once(make), enumerable: true })
  return whole
}

/**
 * A verdict with all secrets of the run masked; all output is made from it. Parts are computed on demand.
 * @param passwords of the run's members
 */
export function withoutSecrets(verdict: Verdict, passwords: readonly string[]): Verdict {
  const secrets = once(
    () =>
      new Set([
        ...secretsIn(verdict.calls, passwords),
        ...[...verdict.sessions.keys()].map((session) => session.slice(session.indexOf('=') + 1)),
      ]),
  )
  const maskOf = once(() => createMask(secrets()))
  const mask: Mask = (text) => maskOf()(text)
  const { ended, changed } = verdict
  const { sessions } = verdict
  const rest = {
    ...verdict,
    changed: {
      putBack: changed.putBack.map(mask),
      left: changed.left.map((one) => ({ ...one, what: mask(one.what), why: mask(one.why) })),
    },
    ended: ended && { ...ended, words: mask(ended.words) },
    secrets,
  }
  return lazily(rest, {
    findings: () => verdict.findings.map((one) => maskedFinding(one, mask, sessions)),
    calls: () => verdict.calls.map((one) => maskedCall(one, mask, sessions)),
    skipped: () => verdict.skipped.map((one) => ({ ...one, why: mask(one.why) })),
    assumptions: () =>
      verdict.assumptions.map(({ refuted, ...row }) => ({
        ...row,
        refuted: refuted.map((observation) => ({ ...observation, found: mask(observation.found) })),
      })),
  })
}

export function errorWithoutSecrets(
  error: unknown,
  calls: readonly ApiCall[],
  passwords: readonly string[],
): unknown {
  if (!(error instanceof Error)) return error
  const mask = createMask(secretsIn(calls, passwords))
  const { message, stack = message } = error
  return Object.assign(new Error(mask(message)), { stack: mask(stack) })
}
