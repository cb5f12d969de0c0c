import { parseArgs } from 'node:util'
import type { ParseArgsOptionsConfig } from 'node:util'
import { matchesGlob } from 'node:path'
import { addressOf } from './address.ts'
import type { AddressRule } from './address.ts'
import type { ContractUnderTest } from './core/contract-under-test.ts'
import { backendOf } from './hop/hop.ts'
import { CannotVerify } from './core/model.ts'
import type { Operation } from './core/model.ts'

/** @param command how it was started, from the sources or from the package */
export const usage = (
  command: string,
): string => `${command} --backend URL [--user ID --password PW] [--other-user ID --other-password PW]

Asks a backend everything that the contract lets one ask, and says what does not hold, where, with a curl
line that shows it again; then which assumptions of the contract it confirms or refutes, and what to ask.
  --backend URL     where it is; its path is put before /public/
  --proxy URL       where the site is: its own routes are held to openapi/proxy.yaml; with --backend also the
                    mapping between the two
  --user, --password              a member; without one only what guests may call is asked
  --other-user, --other-password  another member, who must not see the first one's data
  --only GLOB       operations by id or path: "*note*", "/public/balance/**"
  --report DIR      writes report.html, report.json, junit.xml, report.sarif and requests.har there
  --seed N          what is generated is drawn from it (1)
  --time S          at most so many seconds (900); a run that is cut off ends with exit code 2
  --parallel N      at most so many requests at once (32), and fewer where answers get slower by it; what moves money takes turns
  --rate N          at most so many requests in a second
  --ca FILE         a PEM file with the certificate of a private CA, or of a server that signed its own
  --budget MS       how long an answer may take (2000)
  --strict          a field that the contract does not know is an error, too
  --partial         an operation that is not implemented is a warning, and what is there may hold
  --safe            sends nothing that moves money, creates, changes or deletes
  --steer           the backend is this project's mock: it is brought to every documented status
  --learn FILE      writes an OpenAPI Overlay with what the backend spells otherwise
  --from-har FILE   asks nobody, and holds recorded traffic to the contract instead
  --from-log FILE   asks nobody, and reads what the proxy logged of live traffic (- for standard input)
  --overlay FILE    verifies against the contract as that overlay changes it
  --version         which version of the contract it holds a backend to
Exit code: 0 it holds, 1 it does not, 2 it could not be found out.`

const options = {
  backend: { type: 'string' },
  proxy: { type: 'string' },
  user: { type: 'string' },
  password: { type: 'string' },
  'other-user': { type: 'string' },
  'other-password': { type: 'string' },
  only: { type: 'string' },
  report: { type: 'string' },
  seed: { type: 'string', default: '1' },
  time: { type: 'string', default: '900' },
  parallel: { type: 'string', default: '32' },
  rate: { type: 'string' },
  budget: { type: 'string', default: '2000' },
  strict: { type: 'boolean', default: false },
  ca: { type: 'string' },
  partial: { type: 'boolean', default: false },
  safe: { type: 'boolean', default: false },
  steer: { type: 'boolean', default: false },
  learn: { type: 'string' },
  overlay: { type: 'string' },
  'from-har': { type: 'string' },
  'from-log': { type: 'string' },
  version: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const satisfies ParseArgsOptionsConfig

export type Options = ReturnType<typeof readOptions>

function numberOf(name: string, text: string): number {
  const value = Number(text)
  if (text.trim() !== '' && Number.isInteger(value) && value > 0) return value
  throw new CannotVerify(`--${name} must be a whole number from 1, not "${text}".`)
}

function pair(id: string | undefined, password: string | undefined, prefix: string) {
  if (id === undefined && password === undefined) return undefined
  if (id !== undefined && password !== undefined) return { id, password }
  throw new CannotVerify(`--${prefix}user and --${prefix}password go together.`)
}

/** Called addresses must be complete; for recorded traffic it is only a name. */
const addressIn = (text: string | undefined, isAsked: boolean, rule: AddressRule): string =>
  text === undefined || text === '' || !isAsked ? (text ?? '') : addressOf(text, rule)

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
  const isAsked = !help && !version && !isRecorded
  const proxy = addressIn(values.proxy, isAsked, {
    option: 'proxy',
    example: '--proxy http://localhost:5173',
    mayHavePath: false,
  })
  const backend = addressIn(values.backend, isAsked, {
    option: 'backend',
    example: '--backend http://localhost:4010',
    mayHavePath: true,
  })
  if (proxy !== '' && isRecorded) {
    throw new CannotVerify('Recorded traffic is about the backend: leave out --proxy.')
  }
  if (values.learn !== undefined && backend === '' && !isRecorded && !help) {
    throw new CannotVerify('--backend is missing: --learn is about the backend.')
  }
  if (isAsked && proxy === '' && backend === '') {
    throw new CannotVerify('--backend is missing. Give one such as --backend http://localhost:4010')
  }
  return {
    ...values,
    backend,
    proxy,
    member: pair(values.user, values.password, ''),
    other: pair(values['other-user'], values['other-password'], 'other-'),
    seed: numberOf('seed', values.seed),
    time: numberOf('time', values.time),
    parallel: numberOf('parallel', values.parallel),
    rate: values.rate === undefined ? undefined : numberOf('rate', values.rate),
    budget: numberOf('budget', values.budget),
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
