import { matchesGlob } from 'node:path'
import { parseArgs } from 'node:util'
import { parseAddress, parseNumber } from './command/parse-values.ts'
import type { ContractUnderTest } from './contract/contract-under-test.ts'
import { CannotVerifyError } from './contract/model.ts'
import type { Operation } from './contract/model.ts'
import { backendOf } from './hop/backend-hop.ts'
import type { Credentials } from './run/run-state.ts'

const text = (takes: string, help: string) => ({ type: 'string', takes, help }) as const
const number = (takes: string, standard: number, help: string) =>
  ({ type: 'string', takes, default: String(standard), help: `${help} (${standard})` }) as const
const flag = (help: string) => ({ type: 'boolean', takes: '', default: false, help }) as const

/** Every option, with its help. */
const options = {
  backend: text('URL', "the backend; the URL's path is put before /public/"),
  proxy: text(
    'URL',
    'the site: tests its routes; with --backend, also the mapping between the two',
  ),
  user: text('ID', 'a member; without one, only operations for guests are tested'),
  password: text('PW', "the member's password"),
  'login-fields': text(
    'ID,PW',
    'how the login names them, such as m_id,m_pass or login/id,login/pw',
  ),
  'other-user': text('ID', "another member, who must not see the first one's data"),
  'other-password': text('PW', "the other member's password"),
  only: text('GLOB', 'operations by id or path: "*note*", "/public/balance/**"'),
  report: text('DIR', 'writes report.html and .sarif, junit.xml and requests.har there'),
  seed: number('N', 1, 'seed of generated requests'),
  time: number('S', 1500, 'time limit in seconds; an incomplete run ends with exit code 2'),
  parallel: number('N', 32, 'maximum of concurrent requests, fewer if answers get slower'),
  rate: text('N', 'maximum of requests per second'),
  via: text('URL', 'sends everything through this HTTP proxy'),
  all: flag('prints all findings instead of the ten most harmful'),
  budget: number('MS', 2000, 'maximum response time'),
  strict: flag('reports fields that the contract does not have as errors'),
  partial: flag('reports missing operations as warnings, and tests the others'),
  token: text('TOKEN', 'uses this token of the member instead of signing in'),
  'other-token': text('TOKEN', 'the same for the other member'),
  'token-command': text('CMD', 'prints the token of the member in USER_ID and USER_PASSWORD'),
  'read-only': flag('sends only calls that read, and does not sign in: give a token'),
  safe: flag('sends nothing that moves money, creates, changes or deletes'),
  steer: flag('the backend is our mock: brings it to every documented status'),
  'propose-map': text('FILE', 'writes a draft of a backend map, from answers to reads'),
  map: text('FILE', 'calls the backend through this backend map; default: BACKEND_MAP'),
  'from-har': text('FILE', 'sends nothing; checks recorded traffic'),
  'from-log': text('FILE', 'sends nothing; reads a log of the proxy (- for standard input)'),
  version: flag("prints the contract's version"),
  help: flag('prints this'),
} as const

export const usage = (command: string): string =>
  [
    `${command} --backend URL [--user ID --password PW] [--other-user ID --other-password PW]`,
    '',
    'Tests a backend against the contract and reports every difference, with its place and a curl line that',
    'reproduces it, then which assumptions of the contract it confirms or refutes, and what to ask its team.',
    ...Object.entries(options).map(
      ([name, { takes, help }]) => `${`  --${name} ${takes}`.padEnd(24)} ${help}`,
    ),
    'Exit code: 0 no errors, 1 errors found, 2 the run failed or is incomplete.',
  ].join('\n')

type ParsedOptions = ReturnType<typeof parseOptions>

function parseOptions(args: readonly string[], command: string) {
  try {
    return parseArgs({ args: [...args], options }).values
  } catch (error) {
    throw new CannotVerifyError(`${(error as Error).message}\n\n${usage(command)}`)
  }
}

function parseCredentials(id: string | undefined, password: string | undefined, prefix: string) {
  if (id === undefined && password === undefined) return undefined
  if (id !== undefined && password !== undefined) return { id, password }
  throw new CannotVerifyError(`--${prefix}user and --${prefix}password go together.`)
}

function parseMember({
  user,
  password,
  'login-fields': fields,
}: ParsedOptions): Credentials | undefined {
  const member = parseCredentials(user, password, '')
  if (member === undefined || fields === undefined) return member
  const [id, pw, ...otherNames] = fields.split(',').filter((name) => name !== '')
  if (id === undefined || pw === undefined || otherNames.length > 0)
    throw new CannotVerifyError('--login-fields takes two names, such as m_id,m_pass.')
  return { ...member, fields: [id, pw] }
}

/** The members of a run that gets tokens. */
const membersOfTokens = (parsed: ParsedOptions) => ({
  member: { id: parsed.user ?? 'member', password: parsed.password ?? '' },
  other:
    parsed['other-user'] === undefined && parsed['other-token'] === undefined
      ? undefined
      : { id: parsed['other-user'] ?? 'other', password: parsed['other-password'] ?? '' },
})

/** @throws CannotVerifyError with the error */
export function readOptions(args: readonly string[], command = 'npm run contract:verify --') {
  const parsed = parseOptions(args, command)
  const readsRecording = parsed['from-har'] !== undefined || parsed['from-log'] !== undefined
  const needsAddress = !parsed.help && !parsed.version && !readsRecording
  /** An address that is called must be complete; for recorded traffic it is only a name. */
  const address = (option: 'backend' | 'proxy' | 'via'): string => {
    const { [option]: text = '' } = parsed
    return text !== '' && needsAddress ? parseAddress(text, option) : text
  }
  const [backend, proxy, via] = [address('backend'), address('proxy'), address('via')]
  const hasToken = parsed.token !== undefined || parsed['token-command'] !== undefined
  const refuseIf = (isWrong: boolean, message: string) => {
    if (isWrong) throw new CannotVerifyError(message)
  }
  refuseIf(
    proxy !== '' && readsRecording,
    'Recorded traffic is about the backend: leave out --proxy.',
  )
  refuseIf(
    needsAddress && proxy === '' && backend === '',
    '--backend is missing. Give one such as --backend http://localhost:4010',
  )
  refuseIf(
    parsed['read-only'] && parsed.user !== undefined && !hasToken,
    '--read-only does not sign in: give --token or --token-command.',
  )
  refuseIf(
    proxy !== '' && hasToken,
    'A token is for the backend: leave out --proxy, --token and --token-command.',
  )
  const hasTokens = parsed['other-token'] !== undefined || parsed['token-command'] !== undefined
  const numberOption = (name: 'seed' | 'time' | 'parallel' | 'budget') =>
    parseNumber(name, parsed[name])
  const tokenMembers = membersOfTokens(parsed)
  return {
    ...parsed,
    map: parsed.map ?? (process.env['BACKEND_MAP'] || undefined),
    backend,
    proxy,
    safe: parsed.safe || parsed['read-only'],
    via: via === '' ? undefined : via,
    member: hasToken ? tokenMembers.member : parseMember(parsed),
    other: hasTokens
      ? tokenMembers.other
      : parseCredentials(parsed['other-user'], parsed['other-password'], 'other-'),
    seed: numberOption('seed'),
    time: numberOption('time'),
    parallel: numberOption('parallel'),
    rate: parsed.rate === undefined ? undefined : parseNumber('rate', parsed.rate),
    budget: numberOption('budget'),
  }
}

export type Options = ReturnType<typeof readOptions>

type NamedOperation = Pick<Operation, 'id' | 'path'>

/** @throws CannotVerifyError when `--only` names none */
function selectBy<Some extends NamedOperation>(
  only: string | undefined,
  operations: readonly Some[],
  namesOf: (operation: Some) => readonly NamedOperation[],
): (operation: Some) => boolean {
  if (only === undefined) return () => true
  const matchesOnly = ({ id, path }: NamedOperation) =>
    matchesGlob(id, only) || matchesGlob(path, only) || matchesGlob(path, `**/${only}`)
  const isWanted = (operation: Some) => namesOf(operation).some(matchesOnly)
  if (operations.some(isWanted)) return isWanted
  const example = operations[0]?.id ?? ''
  throw new CannotVerifyError(
    `--only "${only}" matches no operation. Use an id such as ${example}.`,
  )
}

/**
 * Whether `--only` selects an operation.
 * @throws CannotVerifyError when it selects none
 */
export const selectOperations = (only: string | undefined, operations: readonly Operation[]) =>
  selectBy(only, operations, (operation) => [operation])

/**
 * Whether `--only` selects a route or its operation.
 * @throws CannotVerifyError when it selects none
 */
export const selectRoutes = (
  only: string | undefined,
  routes: ContractUnderTest,
  backend: ContractUnderTest,
) =>
  selectBy(only, routes.operations, (route) => [route, backendOf(routes, backend, route) ?? route])
