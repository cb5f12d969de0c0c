import { readFileSync } from 'node:fs'
import type { Transport } from '../../core/model.ts'
import { generalChecks } from '../../general/checks/probes.ts'
import type { GeneralContract } from '../../general/contract/general.model.ts'
import { contractFrom } from '../../general/contract/read-contract.ts'
import { readDocument } from '../../general/contract/read-document.ts'
import { parseProfile } from '../../general/profile/profile.ts'
import type { GeneralSettings } from '../../general/run/general-run.ts'
import { verifyGeneral } from '../../general/verify-general.ts'
import type { Verdict } from '../../report/verdict.ts'
import type { BookFault } from './book-faults.ts'
import { createBooks } from './books-backend.ts'
import { booksFile, booksProfile } from './books-files.ts'

const checks = generalChecks.map(({ id }) => id)

/** A transport to a backend in memory, under the base path of its contract. */
export function booksInMemory(fault?: BookFault): Transport {
  const answerTo = createBooks(fault)
  return (sent) => Promise.resolve(answerTo({ ...sent, path: `/api/v1${sent.path}` }))
}

/** Settings of a run in memory that can be repeated. */
export function settingsOf(
  contract: GeneralContract,
  transport: Transport,
  more: Partial<GeneralSettings> = {},
): GeneralSettings {
  let now = 0
  return {
    contract,
    profile: {},
    transport,
    seed: 1,
    deadline: Number.POSITIVE_INFINITY,
    clock: () => (now += 1),
    sleep: () => Promise.resolve(),
    isReadOnly: false,
    isWanted: () => true,
    generated: 5,
    runId: 'vtest',
    ...more,
  }
}

let read: Promise<GeneralContract> | undefined
const booksContract = (): Promise<GeneralContract> =>
  (read ??= readDocument(booksFile).then(contractFrom))

/** Verifies a backend of books.yaml in memory. */
export async function verifyBooks(
  transport: Transport,
  more: Partial<GeneralSettings> = {},
): Promise<Verdict> {
  const contract = await booksContract()
  const known = { operations: contract.operations, checks, env: {} }
  const profile = parseProfile(booksProfile, readFileSync(booksProfile, 'utf8'), known)
  return verifyGeneral(settingsOf(contract, transport, { profile, ...more }), 'books.yaml')
}

/** Check and operation of each finding. */
export const namedBy = ({ findings }: Verdict): readonly string[] => [
  ...new Set(findings.map(({ check, operation }) => `${check} ${operation}`)),
]
