import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import type { ReceivedResponse, RequestSent } from '../contract/model.ts'
import { verifyMock } from '../../../tests/support/verified-mock.ts'
import { groupFindings, isError } from '../report/group-findings.ts'

type Backend = (request: RequestSent) => ReceivedResponse

const file = pathToFileURL(join(import.meta.dirname, '../../../examples/backend/backend.mjs')).href
const { createBackend } = (await import(file)) as { createBackend: () => Backend }

const ids =
  `doLogin userHealthCheck getMember checkUserId notices noteList readNote getInGameBalance
  userTransferIn applyUserDeposit getDepositList userDelDeposit`.split(/\s+/)

test('R-CALL-03 the report on the example backend names its twelve faults', async () => {
  const answerTo = createBackend()
  const { findings, ended } = await verifyMock(() => async (sent) => answerTo(sent), {
    isWanted: ({ id }) => ids.includes(id),
    steer: undefined,
    clock: () => 0,
    // The example uses the time of the machine.
    wallClock: Date.now,
  })
  expect(ended).toBeNull()
  const found = new Set(
    findings.map(({ check, operation, pointer = '' }) => `${check} ${operation} ${pointer}`.trim()),
  )
  const named = [
    'figures-agree userHealthCheck /user/in_balance',
    'read-is-marked readNote',
    'no-secret userHealthCheck /user/password_hash',
    'body-fits-schema getMember /member/registeredAt',
    'wrong-requests-are-refused checkUserId /id',
    'body-fits-schema notices /list/0/createdAt',
    'others-stay-out readNote',
    'keys-move-once userTransferIn',
    'pages-are-stable getDepositList',
    'cancelled-stays-cancelled userDelDeposit',
    'content-type-documented getMember',
    'no-server-error doLogin',
  ]
  expect(named.filter((name) => !found.has(name))).toEqual([])
  // Reported once for all places.
  expect(groupFindings(findings).filter(isError).length).toBeLessThan(24)
})
