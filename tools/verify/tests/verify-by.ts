import { theContract, verifyMock } from '../../../tests/support/verified-mock.ts'
import { callsInHar, verifyRecorded } from '../verify-har.ts'
import { verifyDefaults } from '../../../tests/support/verify-defaults.ts'
import type { ReceivedResponse, RequestSent } from '../contract/model.ts'
import { groupFindings } from '../report/group-findings.ts'
import { jsonOf, withJsonBody } from './zoo/layers.ts'
import type { Settings } from '../run/run.ts'
import type { Verdict } from '../report/verdict.ts'
import type { Layer } from '../../../tests/support/verified-mock.ts'

/** Verifies a backend that cannot be steered, by some checks or by all, without generated requests. */
export const verifyBy = (
  layer?: Layer,
  probes?: Iterable<string>,
  change: Partial<Settings> = {},
): Promise<Verdict> =>
  verifyMock(layer, {
    steer: undefined,
    ...(probes === undefined ? {} : { probes: new Set(probes) }),
    ...change,
  })

/** Changes every answer. */
export const onEveryPath =
  (change: (received: ReceivedResponse, sent: RequestSent) => ReceivedResponse): Layer =>
  (next) =>
  async (sent) =>
    change(await next(sent), sent)

/** Answers one HTTP status as another one. */
export const withStatus = (from: number, to: number): Layer =>
  onEveryPath((received) =>
    received.status === from
      ? withJsonBody({ ...received, status: to }, { ...jsonOf(received), status: to })
      : received,
  )

export const checkMessages = ({ findings }: Pick<Verdict, 'findings'>): readonly string[] =>
  groupFindings(findings).map(({ check, message }) => `${check}: ${message}`)

export const refutedIds = ({ assumptions }: Verdict): readonly string[] =>
  assumptions.filter((assumption) => assumption.verdict === 'refuted').map(({ id }) => id)

/** Verifies recorded traffic. */
export async function verifyHar(har: string): Promise<Verdict> {
  const { contract, effects, assumptions } = await theContract()
  const { member: _none, ...defaults } = verifyDefaults
  const settings = { ...defaults, contract, effects, clock: () => 0 }
  return verifyRecorded(settings, assumptions, callsInHar(har))
}
