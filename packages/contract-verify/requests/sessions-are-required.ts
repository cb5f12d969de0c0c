import { answerWords } from '../core/outcome.ts'
import type { Operation } from '../core/model.ts'
import { jobFor } from '../core/probe.ts'
import type { Probe, Run, AskOptions } from '../core/run.ts'
import { isOtherRefusal, isSlowed, otherRefusal, refusalMarks, SLOWED } from '../core/refusal.ts'
import { undo } from '../core/undo.ts'
import { bodyFor } from '../core/values.ts'

const id = 'sessions-are-required'

/** The token with a different last letter. */
const altered = (token: string): string => token.slice(0, -1) + (token.endsWith('a') ? 'b' : 'a')

export const sessionsAreRequired: Probe = {
  id,
  title: 'No member call is answered without a valid token',
  jobs(run) {
    const ways = waysIn(run.token())
    return run.operations
      .filter((one) => one.isForMembers)
      .map(
        jobFor(async (own, operation) => {
          const body = await bodyFor(own, operation)
          await own.all(ways, (each, [words, options]) =>
            tryOne(each, operation, body, words, options),
          )
        }),
      )
  },
}

const waysIn = (token: string | null): readonly (readonly [string, AskOptions])[] => [
  ['without a token', { token: null }],
  ['with an invented token', { token: '0123456789abcdef0123456789abcdef' }],
  ['with an empty token', { token: null, headers: { authorization: 'Bearer ' } }],
  [
    'with a token of another scheme',
    { token: null, headers: { authorization: `Basic ${token ?? 'dGVzdDp0ZXN0'}` } },
  ],
  ...(token === null
    ? []
    : [
        ['with a token whose last character is changed', { token: altered(token) }] as const,
        ['with a truncated token', { token: token.slice(0, token.length / 2) }] as const,
      ]),
]

async function tryOne(
  run: Run,
  operation: Operation,
  body: unknown,
  words: string,
  options: AskOptions,
) {
  const answer = await run.ask(operation, body, { ...options, refusedWith: 401 })
  const { received } = answer
  if (received === null || received.status === 401 || received.status >= 500) return
  if (isSlowed(answer)) return run.skip(id, operation, SLOWED)
  if (isOtherRefusal(operation, answer, 401)) {
    const what = 'a call without a valid token'
    const fault = otherRefusal(operation, answer, { what, documented: 401 })
    return run.report(id, operation, fault, answer)
  }
  const message = `answers ${words}: ${answerWords(answer)} instead of 401`
  run.report(id, operation, { message, refutes: refusalMarks(operation, 401) }, answer)
  await undo(run, operation, answer)
}
