import { isDeepStrictEqual } from 'node:util'
import { jobFor } from '../core/probe.ts'
import type { Probe } from '../core/run.ts'
import { bodyFor } from '../core/values.ts'

const id = 'same-answer-twice'

export const sameAnswerTwice: Probe = {
  id,
  title: 'Read operations answer the same twice',
  jobs: (run) =>
    run
      .having('reads')
      .map(({ operation }) => operation)
      .filter(({ isForMembers }) => !isForMembers || run.token() !== null)
      .map(
        jobFor(async (run, operation) => {
          const body = await bodyFor(run, operation)
          const { session } = run.state.member
          const first = await run.ask(operation, body)
          const second = await run.ask(operation, body)
          if (first.received?.status !== 200 || isDeepStrictEqual(first.json, second.json)) return
          // Something may have changed in between: an approval, a message.
          const third = await run.ask(operation, body)
          if (isDeepStrictEqual(second.json, third.json)) return
          if (run.state.member.session !== session)
            return run.skip(id, operation, 'its session ended meanwhile')
          const message = 'answers the same request differently each time although it only reads'
          run.report(id, operation, { message }, third)
        }),
      ),
}
