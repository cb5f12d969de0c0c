import { matchesGlob } from 'node:path'
import { CannotVerify } from '../core/model.ts'
import { recordVerdict } from '../record/record-verdict.ts'
import { readText } from '../command/read-text.ts'
import { tell } from '../report/tell.ts'
import { sleepUnless } from '../command/sleep-unless.ts'
import { transportTo } from '../command/transport-to.ts'
import { withProgress } from '../command/with-progress.ts'
import { stopOnSignals } from '../command/stop-on-signals.ts'
import { generalChecks } from './checks/probes.ts'
import type { GeneralContract, GeneralOperation } from './contract/general.model.ts'
import { contractFrom } from './contract/read-contract.ts'
import { readDocument } from './contract/read-document.ts'
import { addressesOf, generalUsage, readGeneralOptions } from './options.ts'
import type { GeneralOptions } from './options.ts'
import { emptyProfile, parseProfile } from './profile/profile.ts'
import type { Profile } from './profile/profile.ts'
import { verifyGeneral } from './verify-general.ts'

/** Whether arguments ask for a run of any contract. */
export const isGeneral = (args: readonly string[]): boolean =>
  args.some((one) => one === '--contract' || one.startsWith('--contract='))

const CHECKS = generalChecks.map(({ id }) => id)

/**
 * Verifies a backend against a contract of the command line.
 * @returns the exit code
 * @throws CannotVerify when the run cannot start
 */
export async function runGeneral(args: readonly string[], command: string): Promise<number> {
  if (args.includes('--help')) {
    console.log(generalUsage(command))
    return 0
  }
  const options = readGeneralOptions(args, command)
  const contract = contractFrom(await readDocument(options.contract))
  const profile = profileFor(options, contract)
  const url = addressesOf(options, contract.server)
  const isWanted = selected(options.only, contract.operations)
  const stop = new AbortController()
  stopOnSignals(stop)
  const startedAt = new Date()
  const verdict = await withProgress((onStart) =>
    verifyGeneral(
      {
        contract,
        profile,
        transport: transportTo(url, options),
        seed: options.seed,
        maxRequests: options.maxRequests,
        deadline: performance.now() + options.time * 1_000,
        clock: () => performance.now(),
        sleep: (ms) => sleepUnless(ms, stop.signal),
        isReadOnly: options['read-only'],
        isWanted,
        signal: stop.signal,
        generated: options.generated,
        onStart,
        runId: `v${Date.now().toString(36).slice(-5)}`,
      },
      options.contract,
    ),
  )
  const code = tell(verdict, { ...options, url, startedAt })
  if (options.record !== undefined && options.build !== undefined)
    console.log(
      await recordVerdict(options.record, { verdict, contract, build: options.build, startedAt }),
    )
  return code
}

/** The profile's file with what the command line adds. */
function profileFor(options: GeneralOptions, { operations }: GeneralContract): Profile {
  const { profile: file, token, user, password, headers, off } = options
  const known = { operations, checks: CHECKS, env: process.env }
  const written =
    file === undefined ? emptyProfile : parseProfile(file, readText('--profile', file), known)
  const unknown = off.find((one) => !CHECKS.includes(one))
  if (unknown !== undefined)
    throw new CannotVerify(`--off ${unknown}: unknown check. Checks: ${CHECKS.join(', ')}.`)
  const hasHeaders = Object.keys(headers).length > 0
  const first = {
    ...written.identities?.first,
    ...(token === undefined ? {} : { token }),
    ...(user === undefined ? {} : { user, password }),
    ...(hasHeaders ? { headers: { ...written.identities?.first?.headers, ...headers } } : {}),
  }
  const second = {
    ...written.identities?.second,
    ...(options['other-token'] === undefined ? {} : { token: options['other-token'] }),
    ...(options['other-user'] === undefined
      ? {}
      : { user: options['other-user'], password: options['other-password'] }),
  }
  const has = (identity: object) => Object.keys(identity).length > 0
  return {
    ...written,
    identities: { ...(has(first) ? { first } : {}), ...(has(second) ? { second } : {}) },
    off: { ...written.off, ...Object.fromEntries(off.map((one) => [one, 'left out by --off'])) },
  }
}

/** @throws CannotVerify when a glob selects nothing */
function selected(
  only: string | undefined,
  operations: readonly GeneralOperation[],
): (operation: GeneralOperation) => boolean {
  if (only === undefined) return () => true
  const isNamed = ({ id, method, path }: GeneralOperation) =>
    [id, path, `${method} ${path}`].some((one) => one === only || matchesGlob(one, only))
  if (!operations.some(isNamed))
    throw new CannotVerify(
      `--only "${only}" matches no operation. Use an id such as ${operations[0]?.id ?? ''}.`,
    )
  return isNamed
}
