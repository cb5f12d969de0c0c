import { ifThere } from '../../core/if-there.ts'
import type { GeneralOperation } from '../contract/general.model.ts'
import { signedInAgain } from '../login/start-sessions.ts'
import type { GeneralProbe, GeneralRun } from '../run/general-run.ts'
import { askAbout, fittingFor } from '../run/items.ts'
import { endsSession } from '../run/harmful.ts'
import { jobsFor } from './fitting.ts'
import { status } from './of-resources.ts'

const LISTS = 'lists-stay-valid'

export const listsStayValid: GeneralProbe = {
  id: LISTS,
  title: 'Lists and items are still as documented at the end of the run',
  jobs: (run) => {
    const ends = new Set(run.resources.flatMap(({ list, read }) => [list, read]))
    return jobsFor(LISTS, askAtEnd, (one) => ends.has(one))(run)
  },
}

/** The checks of each answer judge these. */
async function askAtEnd(run: GeneralRun, operation: GeneralOperation): Promise<void> {
  const made = [...run.state.created].find(({ resource }) => resource.read === operation)
  if (made !== undefined) await askAbout(run, made, operation)
  else await run.ask(operation, await fittingFor(run, operation))
}

const SIGN_OUT = 'sign-out-ends-session'

export const signOutEndsSession: GeneralProbe = {
  id: SIGN_OUT,
  title: 'A session that was ended is refused',
  jobs: (run) =>
    run.operations
      .filter((one) => endsSession(one) && run.whyNot(one) === null && run.state.has.first)
      .map((operation) => ({
        operation,
        work: () => ifThere(run, SIGN_OUT, operation, () => trySignOut(run, operation)),
      })),
}

/** Ends a session of its own, because the others are still needed. */
async function trySignOut(run: GeneralRun, operation: GeneralOperation): Promise<void> {
  const credentials = await signedInAgain(run)
  const known = run.operations
    .filter(({ method, security }) => method === 'GET' && security.length > 0)
    .map(({ id }) => run.state.successes.get(id))
    .find((one) => one?.who === 'first')
  if (credentials === null) {
    run.skip(
      SIGN_OUT,
      operation,
      'it needs `user` and `password` in the profile for a session of its own',
    )
    return
  }
  const fitting = await fittingFor(run, operation)
  const ended = await run.ask(operation, { ...fitting, credentials })
  if (!run.isDone(ended) || known === undefined) return
  const { operation: read, values } = known
  const after = await run.ask(read, { values, credentials, isFitting: false })
  if (!run.isDone(after)) return
  const message = `${read.id} still answers HTTP ${status(after)} with a session that was ended`
  run.report(SIGN_OUT, operation, { message }, after)
}
