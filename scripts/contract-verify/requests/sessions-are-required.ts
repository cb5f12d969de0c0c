import { answerWords } from '../outcome.ts'
import type { Operation } from '../model.ts'
import type { Probe } from '../probe.ts'
import { isSlowed, SLOWED } from '../refusal.ts'
import type { AskOptions, Run } from '../run.ts'
import { undo } from '../undo.ts'
import { bodyFor } from '../values.ts'

const id = 'sessions-are-required'

/** The last letter of a token, another one. */
const altered = (token: string): string => token.slice(0, -1) + (token.endsWith('a') ? 'b' : 'a')

/** What is for members is answered 401 without a token, and with one that is not theirs. */
export const sessionsAreRequired: Probe = {
  id,
  title: 'No member call is answered without a valid token',
  async run(run) {
    const token = run.token()
    const ways: readonly (readonly [string, AskOptions])[] = [
      ['without a token', { token: null }],
      ['with a token that nobody was given', { token: '0123456789abcdef0123456789abcdef' }],
      ['with an empty token', { token: null, headers: { authorization: 'Bearer ' } }],
      [
        'with a token of another scheme',
        { token: null, headers: { authorization: `Basic ${token ?? 'dGVzdDp0ZXN0'}` } },
      ],
      ...(token === null
        ? []
        : [
            ['with a token whose last letter is another', { token: altered(token) }] as const,
            ['with the beginning of a token', { token: token.slice(0, token.length / 2) }] as const,
          ]),
    ]
    for (const operation of run.operations.filter((one) => one.isForMembers)) {
      const body = await bodyFor(run, operation)
      for (const [words, options] of ways) await tryOne(run, operation, body, words, options)
    }
  },
}

async function tryOne(
  run: Run,
  operation: Operation,
  body: unknown,
  words: string,
  options: AskOptions,
) {
  const answer = await run.ask(operation, body, options)
  const { received } = answer
  if (received === null || received.status === 401 || received.status >= 500) return
  if (isSlowed(answer)) return run.skip(id, operation, SLOWED)
  const message = `answers ${words}: ${answerWords(answer)} instead of 401`
  run.report(id, operation, { message }, answer)
  await undo(run, operation, answer)
}
