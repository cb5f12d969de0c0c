import { isRecord, parseJson, readTextProperty } from '#site/lib/json.ts'
import { isSecret, maskHeaders, maskSecretFields } from '../answers/secret-names.ts'
import type { ApiCall, Finding } from '../contract/model.ts'
import type { Run } from '../run/run.ts'
import { curlLine } from './curl.ts'
import { createMask } from './mask.ts'
import type { Mask } from './mask.ts'
import type { Verdict } from './verdict.ts'

/** Shorter texts are masked only in their own field of an answer. */
const MIN_RECEIVED = 8
const MIN_SENT = 4

function secretFields(value: unknown, name = ''): readonly string[] {
  if (typeof value === 'string') return isSecret(name) ? [value] : []
  if (Array.isArray(value)) return value.flatMap((item) => secretFields(item, name))
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([key, inner]) => secretFields(inner, key))
}

const cookieValues = (header: string | undefined): readonly string[] =>
  (header ?? '').split(/[;,]\s*/).flatMap((pair) => {
    const value = pair.slice(pair.indexOf('=') + 1)
    return pair.includes('=') ? [value, decodeCookie(value)] : []
  })

function decodeCookie(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

/** Passwords in a request that are a member's or close to one. Invented tokens are not secret. */
function secretsSent(
  sentSecrets: readonly string[],
  { json }: ApiCall,
  passwords: readonly string[],
): readonly string[] {
  const isAccepted = ACCEPTED_STATUSES.has(readTextProperty(json, 'status') ?? '')
  return sentSecrets.filter(
    (value) =>
      value.length >= MIN_SENT &&
      (isAccepted || passwords.some((password) => isCloseTo(value, password))),
  )
}

const ACCEPTED_STATUSES: ReadonlySet<string> = new Set(['success', 'authenticated'])

/** Guesses are the password plus or minus characters. */
const isCloseTo = (text: string, password: string): boolean =>
  text.includes(password) || (password.startsWith(text) && text.length >= password.length - 2)

const secretsReceived = ({ received, json }: ApiCall): readonly string[] =>
  [...secretFields(json), ...cookieValues(received?.headers['set-cookie'])].filter(
    (secret) => secret.length >= MIN_RECEIVED,
  )

function secretsIn(calls: readonly ApiCall[], passwords: readonly string[]): ReadonlySet<string> {
  // The largest texts are sent to every operation.
  const cache = new Map<string, readonly string[]>()
  const sentSecretsIn = (text: string): readonly string[] => {
    const secrets = cache.get(text) ?? secretFields(parseJson(text))
    cache.set(text, secrets)
    return secrets
  }
  return new Set([
    ...passwords,
    ...calls.flatMap((call) => [
      ...secretsSent(sentSecretsIn(call.sent.text ?? ''), call, passwords),
      ...secretsReceived(call),
    ]),
  ])
}

const MAX_TEXT = 100_000
const MASKED_MARGIN = 10_000

function maskedCall({ sent, received, failure, ...call }: ApiCall, mask: Mask): ApiCall {
  const bodyOf = (text: string) =>
    mask(maskSecretFields(text.slice(0, MAX_TEXT + MASKED_MARGIN))).slice(0, MAX_TEXT)
  const headersOf = (headers: Readonly<Record<string, string>>) =>
    Object.fromEntries(
      Object.entries(maskHeaders(headers)).map(([name, value]) => [name, mask(value)]),
    )
  return {
    ...call,
    json: undefined,
    sent: {
      ...sent,
      path: mask(sent.path),
      headers: headersOf(sent.headers),
      text: sent.text === undefined ? undefined : bodyOf(sent.text),
    },
    received:
      received === null
        ? null
        : { ...received, headers: headersOf(received.headers), text: bodyOf(received.text) },
    failure: failure === null ? null : mask(failure),
  }
}

const maskedFinding = (
  { call, ...finding }: Finding,
  sessions: ReadonlyMap<string, string>,
  mask: Mask,
): Finding => ({
  ...finding,
  message: mask(finding.message),
  ...(finding.systematic === undefined ? {} : { systematic: mask(finding.systematic) }),
  ...(finding.pointer === undefined ? {} : { pointer: mask(finding.pointer) }),
  call: call === null ? null : maskedCall(call, mask),
  ...(call === null
    ? {}
    : { curl: (backend: string) => curlLine(backend, call.sent, sessions, mask) }),
})

function once<Value>(make: () => Value): () => Value {
  let memo: { readonly value: Value } | null = null
  return () => (memo ??= { value: make() }).value
}

/** An object whose parts are computed on first read. */
function withLazyParts<Whole extends object>(
  object: Whole,
  parts: { readonly [Key in keyof Whole]?: () => Whole[Key] },
): Whole {
  for (const [name, make] of Object.entries<(() => unknown) | undefined>(parts))
    if (make) Object.defineProperty(object, name, { get: once(make), enumerable: true })
  return object
}

const passwordsOf = ({ settings: { member, other } }: Run): readonly string[] =>
  [member, other].flatMap((credentials) =>
    credentials === undefined ? [] : [credentials.password],
  )

/** Hides the secrets of a verdict. All reports use its result, and no other code hides secrets. Parts are computed on demand. */
export function withoutSecrets(verdict: Verdict, run: Run): Verdict {
  const { sessions } = run.state
  const maskOf = once(() =>
    createMask([
      ...secretsIn(run.calls, passwordsOf(run)),
      ...[...sessions.keys()].map((session) => session.slice(session.indexOf('=') + 1)),
    ]),
  )
  const mask: Mask = (text) => maskOf()(text)
  const { ended, cleanUp } = verdict
  const maskedParts = {
    ...verdict,
    cleanUp: {
      restored: cleanUp.restored.map(mask),
      leftovers: cleanUp.leftovers.map((leftover) => ({
        ...leftover,
        subject: mask(leftover.subject),
        reason: mask(leftover.reason),
      })),
    },
    ended: ended === null ? null : { ...ended, words: mask(ended.words) },
  }
  return withLazyParts(maskedParts, {
    findings: () => verdict.findings.map((finding) => maskedFinding(finding, sessions, mask)),
    calls: () => verdict.calls.map((call) => maskedCall(call, mask)),
    skipped: () => verdict.skipped.map((entry) => ({ ...entry, reason: mask(entry.reason) })),
    assumptions: () =>
      verdict.assumptions.map(({ refuted, ...row }) => ({
        ...row,
        refuted: refuted.map((refutation) => ({
          ...refutation,
          observation: mask(refutation.observation),
        })),
      })),
  })
}

export function errorWithoutSecrets(error: unknown, run: Run): unknown {
  if (!(error instanceof Error)) return error
  const mask = createMask(secretsIn(run.calls, passwordsOf(run)))
  const { message, stack = message } = error
  return Object.assign(new Error(mask(message)), { stack: mask(stack) })
}
