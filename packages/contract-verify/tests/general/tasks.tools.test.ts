import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Transport } from '../../core/model.ts'
import { generalChecks } from '../../general/checks/probes.ts'
import { contractFrom } from '../../general/contract/read-contract.ts'
import { readDocument } from '../../general/contract/read-document.ts'
import { parseProfile } from '../../general/profile/profile.ts'
import type { Profile } from '../../general/profile/profile.ts'
import type { GeneralSettings } from '../../general/run/general-run.ts'
import { verifyGeneral } from '../../general/verify-general.ts'
import { conclusionOf } from '../../report/conclusion.ts'
import type { Verdict } from '../../report/verdict.ts'
import { taskFaults } from './task-faults.ts'
import type { TaskFault } from './task-faults.ts'
import { createTasks } from './tasks-backend.ts'
import { namedBy, settingsOf } from './verify-books.ts'

const file = (name: string) => join(import.meta.dirname, name)
const contract = contractFrom(await readDocument(file('tasks.yaml')))
const known = {
  operations: contract.operations,
  checks: generalChecks.map(({ id }) => id),
  env: {},
}
const profile = parseProfile('', readFileSync(file('tasks-profile.yaml'), 'utf8'), known)

const SLOW_MS = 60_000

const inMemory = (fault?: TaskFault): Transport => {
  const answerTo = createTasks(fault)
  return (sent) => Promise.resolve(answerTo(sent))
}

const verify = (transport: Transport, more: Partial<GeneralSettings> = {}): Promise<Verdict> =>
  verifyGeneral(settingsOf(contract, transport, { profile, ...more }), 'tasks.yaml')

test.each(Object.entries(taskFaults) as [TaskFault, string][])(
  'a fault in a backend with pages, versions and kinds is found: %s, by %s',
  async (fault, named) => {
    const verdict = await verify(inMemory(fault))
    expect(namedBy(verdict)).toContain(named)
    expect(verdict.ended).toBeNull()
  },
  SLOW_MS,
)

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
  'a correct backend with pages, versions and kinds has no findings, seed %i',
  async (seed) => {
    const { findings, ended, changed } = await verify(inMemory(), { seed })
    expect([findings, ended, changed.left]).toEqual([[], null, []])
  },
  SLOW_MS,
)

test('a backend that marks what was deleted, and still shows it, is not accused', async () => {
  const answerTo = createTasks()
  const cancelled = new Set<string>()
  const verdict = await verify((sent) => {
    if (sent.method === 'DELETE' && sent.path !== '/session') {
      cancelled.add(sent.path)
      return Promise.resolve({ status: 204, headers: {}, text: '' })
    }
    const received = answerTo(sent)
    const isCancelled = sent.method === 'GET' && cancelled.has(sent.path)
    const text = isCancelled
      ? received.text.replace(/"title":"/, '"title":"Cancelled ')
      : received.text
    return Promise.resolve({ ...received, text })
  })
  expect(namedBy(verdict).filter((one) => one.startsWith('removed-is-gone'))).toEqual([])
})

test('a password is not changed unless the profile allows it', async () => {
  const answerTo = createTasks()
  const verdict = await verify((sent) => Promise.resolve(answerTo(sent)))
  const login = { user: 'ann', password: 'ann-pw-1' }
  const again = answerTo({
    method: 'POST',
    path: '/session',
    headers: {},
    text: JSON.stringify(login),
  })
  expect(again.status).toBe(200)
  expect(verdict.skipped).toContainEqual({
    check: 'fitting-is-accepted',
    operation: 'changePassword',
    why: 'may change a password, so that logins are over; `allow` of a profile permits it',
  })
})

const withLogin = (
  first: NonNullable<Profile['identities']>['first'],
): Partial<GeneralSettings> => ({
  profile: { identities: { first } },
})

test('a login that the backend refuses everywhere is no success', async () => {
  const verdict = await verify(
    inMemory(),
    withLogin({ cookie: 'sid=unknown', headers: { 'X-Form-Token': 'none' } }),
  )
  expect([conclusionOf(verdict).exitCode, verdict.ended?.words]).toEqual([
    2,
    'The login of the first identity is not accepted: the backend answers HTTP 401 to 6 requests with it, such as GET /tasks. Check the token, the cookie or `login` and `identities` of the profile.',
  ])
})

test('operations that ask for more than the login has are named, and do not end the run', async () => {
  const verdict = await verify(inMemory(), withLogin({ headers: { 'X-Form-Token': 'alone' } }))
  expect(verdict.ended).toBeNull()
  expect(verdict.skipped).toContainEqual({
    check: 'fitting-is-accepted',
    operation: 'listTasks',
    why: 'no request was accepted: HTTP 401',
  })
})

test('a login that ends during the run is no success, and the request before is named', async () => {
  const answerTo = createTasks()
  let isOver = false
  const verdict = await verify((sent) => {
    isOver ||= sent.method === 'DELETE' && sent.path.startsWith('/tasks/')
    const isLogin = sent.path === '/session'
    return Promise.resolve(
      isOver && !isLogin ? { status: 401, headers: {}, text: '' } : answerTo(sent),
    )
  })
  expect(conclusionOf(verdict).exitCode).toBe(2)
  expect(verdict.ended?.words).toMatch(
    /^The login of the first identity is over after \w+ \/tasks.*: the backend answers HTTP 401 to 6 requests with it, such as \w+ \/tasks.*\. If that request ended it, name its operation in `never` of a profile\.$/,
  )
})

test('an operation that accepts no request is named, and is no part of what passed', async () => {
  const answerTo = createTasks()
  const verdict = await verify((sent) =>
    Promise.resolve(
      sent.method === 'PATCH' ? { status: 412, headers: {}, text: '' } : answerTo(sent),
    ),
  )
  expect(verdict.skipped).toContainEqual({
    check: 'fitting-is-accepted',
    operation: 'changeTask',
    why: 'no request was accepted: HTTP 412',
  })
  expect(conclusionOf(verdict).words).toBe(
    'Passed for the 7 of 9 operations that accepted a request: no error, 0 warnings.',
  )
})
