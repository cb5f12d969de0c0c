import { parseArgs } from 'node:util'
import type { ParseArgsOptionsConfig } from 'node:util'
import { addressOf } from '../command/address.ts'
import { CannotVerify } from '../core/model.ts'
import { assertRecordable } from '../record/assert-recordable.ts'
import { numberOf } from '../command/number-of.ts'

/** Help of a run of any contract. */
export const generalUsage = (
  command: string,
): string => `${command} --contract FILE [--backend URL] [--profile FILE]

Verifies a backend against any OpenAPI contract (3.0 or 3.1) and reports each difference with a curl line. Needs nothing
but the contract; a profile says what a contract does not, such as logins.
  --contract FILE   the contract, YAML or JSON, as a file or an address
  --backend URL     the backend; without it, the first server of the contract
  --base-path PATH  the path before those of the contract; without it, the one of --backend, or of the first server
  --profile FILE    what the contract does not say: logins, outcomes, resources, values, what is never called (YAML)
  --token TOKEN     sent as the contract's login: bearer token or API key; --other-token for another identity
  --user, --password              signs in by the operation of the contract that looks like a login
  --other-user, --other-password  the same for another identity, who must not reach what the first one made
  --header "N: V"   a header of every request; may be repeated
  --read-only       sends GET and HEAD alone
  --only GLOB       operations by id, path, or method and path: "*pet*", "/pets/**", "GET /pets"
  --off CHECK       leaves out a check; may be repeated
  --max-requests N  a budget: the checks that find most come first. Deleting what the run made comes on top
  --time S          time limit in seconds (600); an incomplete run ends with exit code 2
  --generated N     requests generated for each operation (10)
  --seed N          seed of generated requests (1)
  --report DIR      writes report.html, report.json, junit.xml, report.sarif and requests.har there
  --record STORE    records the verdict in a file or at an address, with --build NAME@VERSION, for can-i-deploy
  --all             prints all findings instead of the ten most harmful
  --ca FILE, --insecure, --via URL   a private CA, any certificate, an HTTP proxy
Exit code: 0 no errors, 1 errors found, 2 the run failed or is incomplete.`

const text = { type: 'string' } as const
const flag = { type: 'boolean', default: false } as const
const texts = { type: 'string', multiple: true, default: [] as string[] } as const

const options = {
  contract: text,
  backend: text,
  'base-path': text,
  profile: text,
  token: text,
  'other-token': text,
  user: text,
  password: text,
  'other-user': text,
  'other-password': text,
  header: texts,
  'read-only': flag,
  only: text,
  off: texts,
  'max-requests': text,
  time: { type: 'string', default: '600' },
  generated: { type: 'string', default: '10' },
  seed: { type: 'string', default: '1' },
  report: text,
  record: text,
  build: text,
  all: flag,
  ca: text,
  insecure: flag,
  via: text,
  help: flag,
} as const satisfies ParseArgsOptionsConfig

export type GeneralOptions = ReturnType<typeof readGeneralOptions>

/** @throws CannotVerify with the error */
export function readGeneralOptions(args: readonly string[], command: string) {
  const read = () => {
    try {
      return parseArgs({ args: [...args], options }).values
    } catch (error) {
      throw new CannotVerify(`${(error as Error).message}\n\n${generalUsage(command)}`)
    }
  }
  const values = read()
  for (const [user, password] of [
    ['user', 'password'],
    ['other-user', 'other-password'],
  ] as const)
    if ((values[user] === undefined) !== (values[password] === undefined))
      throw new CannotVerify(`--${user} and --${password} go together.`)
  if (values['read-only'] && values.user !== undefined)
    throw new CannotVerify('--read-only does not sign in: give --token or --header.')
  assertRecordable(values)
  const budget = values['max-requests']
  return {
    ...values,
    contract: values.contract ?? '',
    time: numberOf('time', values.time),
    seed: numberOf('seed', values.seed),
    generated: values.generated === '0' ? 0 : numberOf('generated', values.generated),
    maxRequests: budget === undefined ? undefined : numberOf('max-requests', budget),
    headers: Object.fromEntries(values.header.map(headerOf)),
  }
}

function headerOf(written: string): readonly [name: string, value: string] {
  const [, name, value] = /^([^:\s]+)\s*:\s*(.*)$/.exec(written) ?? []
  if (name === undefined || value === undefined)
    throw new CannotVerify(
      `--header "${written}" has no name. Give one such as "X-Api-Key: secret"`,
    )
  return [name, value]
}

/**
 * Where the operations are.
 * @param server address or path of the contract's first server; null: it has none
 * @throws CannotVerify when nothing names a host
 */
export function addressesOf(options: GeneralOptions, server: string | null): string {
  const { backend, 'base-path': written } = options
  const rule = { option: 'backend', example: '--backend http://localhost:8080', mayHavePath: true }
  const hasHost = server !== null && /^https?:\/\//.test(server)
  if (backend === undefined && !hasHost) {
    const why = server === null ? 'has no server' : `has a server without a host, ${server}`
    throw new CannotVerify(`The contract ${why}: give the backend, such as ${rule.example}`)
  }
  const url = addressOf(backend ?? server ?? '', { ...rule, isOfAnyContract: true })
  const { origin, pathname } = new URL(url)
  const own = pathname === '/' ? '' : pathname
  if (written !== undefined)
    return `${origin}${`/${written}`.replaceAll(/\/+/g, '/').replace(/\/$/, '')}`
  if (own !== '' || server === null) return url
  const ofServer = hasHost ? new URL(server).pathname : server
  return `${origin}${`/${ofServer}`.replaceAll(/\/+/g, '/').replace(/\/$/, '')}`
}
