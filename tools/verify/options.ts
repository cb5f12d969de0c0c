import { parseArgs } from 'node:util'
import type { ParseArgsOptionsConfig } from 'node:util'
import { matchesGlob } from 'node:path'
import { parseAddress, parseNumber } from './command/given.ts'
import type { AddressRule } from './command/given.ts'
import type { ContractUnderTest } from './contract/contract-under-test.ts'
import { backendOf } from './hop/backend-hop.ts'
import { CannotVerify } from './contract/model.ts'
import type { Operation } from './contract/model.ts'
import type { Credentials } from './run/run-state.ts'

export const usage = (
  command: string,
): string => `${command} --backend URL [--user ID --password PW] [--other-user ID --other-password PW]

Tests a backend against the contract and reports every difference, with its place and a curl line that
reproduces it, then which assumptions of the contract it confirms or refutes, and what to ask its team.
  --backend URL     the backend; the URL's path is put before /public/
  --proxy URL       the site: tests its routes against openapi/proxy.yaml; with --backend, also the mapping
                    between the two
  --user, --password              a member; without one, only operations for guests are tested
  --login-fields ID,PW  how the backend's login names them, such as m_id,m_pass or login/name,login/secret
  --other-user, --other-password  another member, who must not see the first one's data
  --only GLOB       operations by id or path: "*note*", "/public/balance/**"
  --report DIR      writes report.html, report.json, junit.xml, report.sarif and requests.har there
  --seed N          seed of generated requests (1)
  --time S          time limit in seconds (1500); an incomplete run ends with exit code 2
  --parallel N      maximum of concurrent requests (32), fewer if answers get slower; calls that move money are sequential
  --rate N          maximum of requests per second
  --ca FILE         a PEM file with the certificate of a private CA, or with a self-signed one
  --insecure        accepts any certificate
  --via URL         sends everything through this HTTP proxy
  --all             prints all findings instead of the ten most harmful
  --budget MS       maximum response time (2000)
  --strict          reports fields that the contract does not have as errors
  --partial         reports missing operations as warnings, and tests the others
  --token TOKEN     uses this token of the member instead of signing in; --other-token for the other member
  --token-command CMD  uses what this command prints as the token, with the member in USER_ID and USER_PASSWORD
  --read-only       sends only calls that read, and does not sign in: give a token, or only calls for guests are tested
  --safe            sends nothing that moves money, creates, changes or deletes
  --steer           the backend is this project's mock: brings it to every documented status
  --propose-map FILE  writes a draft of a backend map from what the backend answers to reads
  --map FILE        calls the backend through this backend map (docs/your-backend.md); default: BACKEND_MAP
  --from-har FILE   sends nothing; checks recorded traffic
  --from-log FILE   sends nothing; reads what the proxy logged about live traffic (- for standard input)
  --version         prints the contract's version
Exit code: 0 no errors, 1 errors found, 2 the run failed or is incomplete.`

const options = {
  backend: { type: 'string' },
  proxy: { type: 'string' },
  user: { type: 'string' },
  password: { type: 'string' },
  'login-fields': { type: 'string' },
  'other-user': { type: 'string' },
  'other-password': { type: 'string' },
  only: { type: 'string' },
  report: { type: 'string' },
  seed: { type: 'string', default: '1' },
  time: { type: 'string', default: '1500' },
  parallel: { type: 'string', default: '32' },
  rate: { type: 'string' },
  budget: { type: 'string', default: '2000' },
  strict: { type: 'boolean', default: false },
  ca: { type: 'string' },
  partial: { type: 'boolean', default: false },
  safe: { type: 'boolean', default: false },
  'read-only': { type: 'boolean', default: false },
  token: { type: 'string' },
  'other-token': { type: 'string' },
  'token-command': { type: 'string' },
  insecure: { type: 'boolean', default: false },
  via: { type: 'string' },
  all: { type: 'boolean', default: false },
  steer: { type: 'boolean', default: false },
  map: { type: 'string' },
  'propose-map': { type: 'string' },
  'from-har': { type: 'string' },
  'from-log': { type: 'string' },
  version: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const satisfies ParseArgsOptionsConfig

export type Options = ReturnType<typeof readOptions>

function pair(id: string | undefined, password: string | undefined, prefix: string) {
  if (id === undefined && password === undefined) return undefined
  if (id !== undefined && password !== undefined) return { id, password }
  throw new CannotVerify(`--${prefix}user and --${prefix}password go together.`)
}

function withFields(member: Credentials | undefined, fields: string | undefined) {
  if (member === undefined || fields === undefined) return member
  const [id, password, ...more] = fields.split(',').filter((name) => name !== '')
  if (id === undefined || password === undefined || more.length > 0)
    throw new CannotVerify('--login-fields takes two names, such as m_id,m_pass.')
  return { ...member, fields: [id, password] as const }
}

const VIA: AddressRule = {
  option: 'via',
  example: '--via http://proxy.example.com:3128',
  mayHavePath: false,
}

/** The other member of a run with tokens; undefined: none. */
const otherOf = (values: {
  readonly 'other-user'?: string
  readonly 'other-password'?: string
  readonly 'other-token'?: string
}) =>
  values['other-user'] === undefined && values['other-token'] === undefined
    ? undefined
    : { id: values['other-user'] ?? 'other', password: values['other-password'] ?? '' }

/** Called addresses must be complete; for recorded traffic it is only a name. */
const addressIn = (text: string | undefined, isAsked: boolean, rule: AddressRule): string =>
  text === undefined || text === '' || !isAsked ? (text ?? '') : parseAddress(text, rule)

/** @throws CannotVerify with the error */
export function readOptions(args: readonly string[], command = 'npm run contract:verify --') {
  const read = () => {
    try {
      return parseArgs({ args: [...args], options }).values
    } catch (error) {
      throw new CannotVerify(`${(error as Error).message}\n\n${usage(command)}`)
    }
  }
  const values = read()
  const { help, version } = values
  const isRecorded = values['from-har'] !== undefined || values['from-log'] !== undefined
  const needsAddress = !help && !version && !isRecorded
  const proxy = addressIn(values.proxy, needsAddress, {
    option: 'proxy',
    example: '--proxy http://localhost:5173',
    mayHavePath: false,
  })
  const backend = addressIn(values.backend, needsAddress, {
    option: 'backend',
    example: '--backend http://localhost:4010',
    mayHavePath: true,
  })
  if (proxy !== '' && isRecorded) {
    throw new CannotVerify('Recorded traffic is about the backend: leave out --proxy.')
  }
  if (needsAddress && proxy === '' && backend === '') {
    throw new CannotVerify('--backend is missing. Give one such as --backend http://localhost:4010')
  }
  const isFixed = values.token !== undefined || values['token-command'] !== undefined
  if (values['read-only'] && values.user !== undefined && !isFixed)
    throw new CannotVerify('--read-only does not sign in: give --token or --token-command.')
  if (proxy !== '' && isFixed)
    throw new CannotVerify(
      'A token is for the backend: leave out --proxy, --token and --token-command.',
    )
  return {
    ...values,
    map: values.map ?? (process.env['BACKEND_MAP'] || undefined),
    backend,
    proxy,
    safe: values.safe || values['read-only'],
    via: values.via === undefined ? undefined : addressIn(values.via, needsAddress, VIA),
    member: isFixed
      ? { id: values.user ?? 'member', password: values.password ?? '' }
      : withFields(pair(values.user, values.password, ''), values['login-fields']),
    other:
      values['other-token'] === undefined && values['token-command'] === undefined
        ? pair(values['other-user'], values['other-password'], 'other-')
        : otherOf(values),
    seed: parseNumber('seed', values.seed),
    time: parseNumber('time', values.time),
    parallel: parseNumber('parallel', values.parallel),
    rate: values.rate === undefined ? undefined : parseNumber('rate', values.rate),
    budget: parseNumber('budget', values.budget),
  }
}

type Named = Pick<Operation, 'id' | 'path'>

const isNamedBy =
  (only: string) =>
  ({ id, path }: Named): boolean =>
    matchesGlob(id, only) || matchesGlob(path, only) || matchesGlob(path, `**/${only}`)

const nobody = (only: string, [first]: readonly Named[]) =>
  new CannotVerify(`--only "${only}" matches no operation. Use an id such as ${first?.id ?? ''}.`)

/**
 * Whether `--only` selects an operation.
 * @throws CannotVerify when it selects none
 */
export function selection(
  only: string | undefined,
  operations: readonly Operation[],
): (operation: Operation) => boolean {
  if (only === undefined) return () => true
  const isNamed = isNamedBy(only)
  if (!operations.some(isNamed)) throw nobody(only, operations)
  return isNamed
}

/**
 * Whether `--only` selects a route or its operation.
 * @throws CannotVerify when it selects none
 */
export function selectionOfRoutes(
  only: string | undefined,
  routes: ContractUnderTest,
  backend: ContractUnderTest,
): (route: Operation) => boolean {
  if (only === undefined) return () => true
  const isNamed = isNamedBy(only)
  const isWanted = (route: Operation) => {
    const behind = backendOf(routes, backend, route)
    return isNamed(route) || (behind !== undefined && isNamed(behind))
  }
  if (!routes.operations.some(isWanted)) throw nobody(only, routes.operations)
  return isWanted
}
