import { readFileSync } from 'node:fs'
import { isMap, isPair, isScalar, LineCounter, parseDocument } from 'yaml'
import type { Document, Node } from 'yaml'
import type { z } from 'zod'
import { CommandRefused } from '../../../mocks/control/events/command-refused.ts'
import { parseCommand } from '../../../mocks/control/parse-command.ts'
import { nearestName } from '../../../src/lib/nearest-name.ts'
import { unknownEvent } from './known-events.ts'
import { meaningFaults } from './meaning.ts'
import type { Fault } from './meaning.ts'
import { kindOf, scenarioSchema, stepSchemas } from './scenario.model.ts'
import type { Scenario, Step } from './scenario.model.ts'

export class ScenarioUnreadable extends Error {
  override readonly name = 'ScenarioUnreadable'
}

type Path = readonly PropertyKey[]

type Source = {
  readonly file: string
  readonly document: Document
  readonly lines: LineCounter
}

/** Line of a path, or of its nearest existing ancestor. */
function lineOf({ document, lines }: Source, path: Path): number {
  for (let length = path.length; length > 0; length -= 1) {
    const before = path.slice(0, length - 1)
    const around: unknown = length === 1 ? document.contents : document.getIn(before, true)
    const pair = isMap(around)
      ? around.items.find(({ key }) => isScalar(key) && key.value === path[length - 1])
      : undefined
    const node = isPair(pair) ? pair.key : document.getIn(path.slice(0, length), true)
    const range = (node as Node | undefined)?.range
    if (range) return lines.linePos(range[0]).line
  }
  return 1
}

const quoted = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value))

const valueAt = (whole: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (value, key) => (value as Readonly<Record<PropertyKey, unknown>> | undefined)?.[key],
    whole,
  )

/** `did you mean "x"?`, and all names if few. */
function nearest(written: unknown, names: readonly string[]): string {
  const few = names.length <= 12 ? ` There are: ${names.join(', ')}.` : ''
  if (typeof written !== 'string' || names.length === 0) return few.trim()
  return `Did you mean "${nearestName(written, names)}"?${few}`
}

type AnySchema = {
  readonly shape?: Readonly<Record<PropertyKey, AnySchema>>
  readonly options?: readonly AnySchema[]
  readonly unwrap?: () => AnySchema
}

const keysOf = ({ shape = {}, options = [] }: AnySchema): readonly string[] => [
  ...new Set([...Object.keys(shape), ...options.flatMap(keysOf)]),
]

type Issue = z.core.$ZodIssue

/** Issues of the closest union branch, which are more specific. */
const flatten = (issue: Issue): readonly Issue[] => {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue]
  const values = issue.errors
    .flat()
    .flatMap((one) => (one.code === 'invalid_value' ? one.values : []))
  if (values.length > 0) return [{ ...issue, code: 'invalid_value', values }]
  return (
    issue.errors
      .toSorted((one, other) => one.length - other.length)[0]
      ?.map((one) => ({ ...one, path: [...issue.path, ...one.path] })) ?? [issue]
  )
}

/** What to write in the place of a value of another type. */
function typeWords(name: string, written: unknown, expected: string): string {
  if (written === undefined) return `${name}: is missing.`
  if (expected === 'number' || expected === 'int')
    return `${name}: ${quoted(written)} is no whole number: write one in digits, such as 1.`
  if (expected === 'string' && name === 'idle limit')
    return `${name}: ${quoted(written)} is not a duration: write 500 ms, 30 s, 2 min or 1 h.`
  if (expected === 'string' && typeof written === 'number')
    return `${name}: ${quoted(written)} is a number, and this takes words: write '${String(written)}'.`
  const words: Readonly<Record<string, string>> = {
    array: 'a list: begin each line with a dash',
    object: '{ name: value }',
  }
  const wanted = words[expected] ?? expected
  return `${name}: ${quoted(written)} cannot stand here: write ${wanted}.`
}

function describe(issue: Issue, whole: unknown, keys: readonly string[]): string {
  const written = valueAt(whole, issue.path)
  const name = issue.path.length === 0 ? 'The step' : String(issue.path.at(-1))
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => `"${key}" is not known here. ${nearest(key, keys)}`).join(' ')
  if (issue.code === 'invalid_value')
    return `${name}: ${quoted(written)} is not known. ${nearest(written, issue.values.map(String))}`
  if (issue.code === 'invalid_union' && issue.path.at(-1) === 'player')
    return `player: ${quoted(written)} is not known. ${unknownEvent(written)}`
  if (issue.code === 'invalid_type') return typeWords(name, written, issue.expected)
  if (issue.code === 'custom' || issue.code === 'invalid_format')
    return `${name}: ${quoted(written)} ${issue.message}${/[.?]$/.test(issue.message) ? '' : '.'}`
  return `${name}: ${issue.message}; it says ${quoted(written)}.`
}

const faultsOf = (
  schema: z.ZodType,
  value: unknown,
  at: Path,
): { readonly data?: unknown; readonly faults: readonly Fault[] } => {
  const read = schema.safeParse(value)
  if (read.success) return { data: read.data, faults: [] }
  const faults = read.error.issues.flatMap(flatten).map((issue) => ({
    path: [
      ...at,
      ...issue.path,
      ...(issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : []),
    ],
    words: describe(issue, value, keysAt(schema, issue.path)),
  }))
  return { faults }
}

const keysAt = (schema: unknown, path: Path): readonly string[] =>
  keysOf(
    path.reduce<AnySchema>((outer, key) => {
      const inner = outer.shape?.[key] ?? {}
      return inner.unwrap?.() ?? inner
    }, schema as AnySchema),
  )

type BackendStep = { readonly backend: unknown }

function readCommand(
  { backend }: BackendStep,
  at: Path,
): { step?: Step; faults: readonly Fault[] } {
  try {
    return { step: { backend: parseCommand(backend) }, faults: [] }
  } catch (error) {
    if (!(error instanceof CommandRefused)) throw error
    return {
      faults: error.faults.map((fault) => ({
        path: [...at, 'backend', ...fault.path.split('/').slice(1)],
        words: new CommandRefused([fault]).message,
      })),
    }
  }
}

function readStep(value: unknown, at: Path): { step?: Step; faults: readonly Fault[] } {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
  const kind = isObject ? kindOf(value) : undefined
  if (kind === undefined) {
    const [written] = isObject ? Object.keys(value) : []
    const words = `A step begins with one word. ${nearest(written, Object.keys(stepSchemas))}`
    return { faults: [{ path: at, words }] }
  }
  const { data, faults } = faultsOf(stepSchemas[kind], value, at)
  if (kind === 'backend' && faults.length === 0) return readCommand(value as BackendStep, at)
  return faults.length > 0 ? { faults } : { step: data as Step, faults }
}

/** Steps for which a member must be signed in from the beginning. */
const withoutMember = (steps: readonly { readonly step?: Step }[]): readonly Fault[] =>
  steps.flatMap(({ step }, index) =>
    step !== undefined && 'other device' in step
      ? [{ path: ['steps', index], words: 'other device: whose? Write begin: { member: demo }.' }]
      : [],
  )

/**
 * Parses a scenario file.
 * @throws ScenarioUnreadable with file, line and nearest names of each fault
 */
export function parseScenario(
  text: string,
  file: string,
  requirements: ReadonlySet<string>,
): Scenario {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines })
  const source = { file, document, lines }
  const complain = (faults: readonly Fault[]): never => {
    const words = faults.map(({ path, words }) => `${file}:${lineOf(source, path)}: ${words}`)
    throw new ScenarioUnreadable(words.join('\n'))
  }
  if (document.errors.length > 0) {
    const words = document.errors.map(
      ({ pos, message }) =>
        `${file}:${lines.linePos(pos[0]).line}: ${message.split('\n')[0]?.replace(/:$/, '.')}`,
    )
    throw new ScenarioUnreadable(words.join('\n'))
  }
  const value: unknown = document.toJS()
  const whole = faultsOf(scenarioSchema, value, [])
  const given = (value as { readonly steps?: unknown } | null)?.steps
  const steps = (Array.isArray(given) ? (given as unknown[]) : []).map((step, index) =>
    readStep(step, ['steps', index]),
  )
  const faults = [...whole.faults, ...steps.flatMap((step) => step.faults)]
  if (faults.length > 0) complain(faults)
  const scenario = whole.data as z.output<typeof scenarioSchema>
  const unknown = scenario.covers.flatMap((id, index) =>
    requirements.has(id)
      ? []
      : [
          {
            path: ['covers', index],
            words: `"${id}" is not a requirement. ${nearest(id, [...requirements])}`,
          },
        ],
  )
  const without = scenario.begin.member === 'none' ? withoutMember(steps) : []
  const meant = meaningFaults(
    scenario,
    steps.map(({ step }) => step),
    file,
  )
  const rest = [...unknown, ...without, ...meant]
  if (rest.length > 0) complain(rest)
  return {
    ...scenario,
    file,
    steps: steps.map(({ step }, index) => ({
      line: lineOf(source, ['steps', index]),
      step: step as Step,
    })),
  }
}

export const readScenario = (file: string, requirements: ReadonlySet<string>): Scenario =>
  parseScenario(readFileSync(file, 'utf8'), file, requirements)
