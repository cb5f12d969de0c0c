import { isMap, isPair, isScalar, LineCounter, parseDocument } from 'yaml'
import type { Document, Node } from 'yaml'
import type { z } from 'zod'
import { CommandError } from '#mocks/control/command-error.ts'
import { parseCommand } from '#mocks/control/parse-command.ts'
import { casesOf } from './cases.ts'
import type { Case } from './cases.ts'
import { meaningFaults } from './meaning-faults.ts'
import type { Fault } from './meaning-faults.ts'
import { kindOf, kindsOf, scenarioSchema, stepSchemas } from '../words/scenario.model.ts'
import type { Scenario, Step } from '../words/scenario.model.ts'
import { describeNearest } from '../words/nearest.ts'
import { faultsOf } from './shape-faults.ts'
import { yamlFaults } from './yaml-faults.ts'

export class UnreadableScenarioError extends Error {
  override readonly name = 'UnreadableScenarioError'
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
    const parentPath = path.slice(0, length - 1)
    const parent: unknown = length === 1 ? document.contents : document.getIn(parentPath, true)
    const pair = isMap(parent)
      ? parent.items.find(({ key }) => isScalar(key) && key.value === path[length - 1])
      : undefined
    const node = isPair(pair) ? pair.key : document.getIn(path.slice(0, length), true)
    const range = (node as Node | undefined)?.range
    if (range) return lines.linePos(range[0]).line
  }
  return 1
}

type BackendStep = { readonly backend: unknown }

function readCommand(
  { backend }: BackendStep,
  at: Path,
): { step?: Step; faults: readonly Fault[] } {
  try {
    return { step: { backend: parseCommand(backend) }, faults: [] }
  } catch (error) {
    if (!(error instanceof CommandError)) throw error
    return {
      faults: error.faults.map((fault) => ({
        path: [...at, 'backend', ...fault.path.split('/').slice(1)],
        message: new CommandError([fault]).message,
      })),
    }
  }
}

function readStep(value: unknown, at: Path): { step?: Step; faults: readonly Fault[] } {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
  const kind = isObject ? kindOf(value) : undefined
  if (kind === undefined) {
    const firstKey = isObject ? Object.keys(value).find((key) => key !== 'tab') : undefined
    const message = `A step begins with one word. ${describeNearest(firstKey, Object.keys(stepSchemas))}`
    return { faults: [{ path: at, message }] }
  }
  const secondKind = kindsOf(value as object).find((candidate) => candidate !== kind)
  if (secondKind !== undefined) {
    const message = `A step does or expects one thing, and this one has "${kind}" and "${secondKind}". Begin another step: - ${secondKind}: …`
    return { faults: [{ path: [...at, secondKind], message }] }
  }
  const { data, faults } = faultsOf(stepSchemas[kind], value, at)
  if (kind === 'backend' && faults.length === 0) return readCommand(value as BackendStep, at)
  return faults.length > 0 ? { faults } : { step: data as Step, faults }
}

/** Steps for which a member must be signed in from the beginning. */
const missingMemberFaults = (steps: readonly { readonly step?: Step }[]): readonly Fault[] =>
  steps.flatMap(({ step }, index) =>
    step !== undefined && 'other device' in step
      ? [{ path: ['steps', index], message: 'other device: whose? Write begin: { member: demo }.' }]
      : [],
  )

/** The text and path of the scenario that another one names; null: missing. */
export type OtherFiles = {
  readonly names: readonly string[]
  readonly textOf: (name: string) => string
  readonly fileOf: (name: string) => string
}

type ReadContext = {
  readonly requirements: ReadonlySet<string>
  readonly others: OtherFiles
  /** The files that led to this one by `after`. */
  readonly from: readonly string[]
}

const noOtherFiles: OtherFiles = { names: [], textOf: () => '', fileOf: (name) => name }

/** The scenario named by `after`, or the fault in its place. */
function readPrevious(name: string, file: string, context: ReadContext): Scenario | Fault {
  const { others, from } = context
  const fault = (message: string): Fault => ({ path: ['after'], message })
  if (!others.names.includes(name))
    return fault(`after: there is no scenario "${name}". ${describeNearest(name, others.names)}`)
  const otherFile = others.fileOf(name)
  if ([...from, file].includes(otherFile))
    return fault(`after: "${name}" comes after this file itself.`)
  const [previous, second] = readAll(others.textOf(name), otherFile, {
    ...context,
    from: [...from, file],
  })
  return previous === undefined || second !== undefined
    ? fault(`after: "${name}" has cases, so that it is no single beginning.`)
    : previous
}

type ScenarioFile = z.output<typeof scenarioSchema>

/** Merges both beginnings; the later file wins. */
const beginningOf = (begin: ScenarioFile['begin'], previous: Scenario | null, content: unknown) => {
  if (previous === null) return begin
  const keys = Object.keys((content as { readonly begin?: object }).begin ?? {})
  const ownSettings = Object.entries(begin).filter(([name]) => keys.includes(name))
  return { ...previous.begin, ...Object.fromEntries(ownSettings) }
}

function readCase(
  { content, number }: Case,
  source: Source,
  context: ReadContext,
): { readonly scenario?: Scenario; readonly faults: readonly Fault[] } {
  const { file } = source
  const { requirements } = context
  const fileResult = faultsOf(scenarioSchema, content, [])
  const stepList = (content as { readonly steps?: unknown } | null)?.steps
  const steps = (Array.isArray(stepList) ? (stepList as unknown[]) : []).map((step, index) =>
    readStep(step, ['steps', index]),
  )
  const faults = [...fileResult.faults, ...steps.flatMap((step) => step.faults)]
  if (faults.length > 0) return { faults }
  const { after, cases: _, ...ownFields } = fileResult.data as ScenarioFile
  const previous = after === undefined ? null : readPrevious(after, file, context)
  if (previous !== null && 'message' in previous) return { faults: [previous] }
  const begin = beginningOf(ownFields.begin, previous, content)
  const unknownCovers = ownFields.covers.flatMap((id, index) =>
    requirements.has(id)
      ? []
      : [
          {
            path: ['covers', index],
            message: `"${id}" is not a requirement. ${describeNearest(id, [...requirements])}`,
          },
        ],
  )
  const memberFaults = begin.member === 'none' ? missingMemberFaults(steps) : []
  const contradictions = meaningFaults(
    { begin },
    steps.map(({ step }) => step),
    file,
  )
  const otherFaults = [...unknownCovers, ...memberFaults, ...contradictions]
  if (otherFaults.length > 0) return { faults: otherFaults }
  const line = lineOf(source, ['after'])
  return {
    faults: [],
    scenario: {
      ...ownFields,
      begin,
      file,
      ...(number !== undefined && { number }),
      steps: [
        ...(previous?.steps ?? []).map(({ step }) => ({ line, step })),
        ...steps.map(({ step }, index) => ({
          line: lineOf(source, ['steps', index]),
          step: step as Step,
        })),
      ],
    },
  }
}

const EMPTY_FILE =
  'the file is empty. Begin with "title: " and a sentence about what it shows, then "steps:", and below it a dash for each step, such as - expect: { dialog: none, path: / }'

function readAll(text: string, file: string, context: ReadContext): readonly Scenario[] {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines })
  const source = { file, document, lines }
  const throwFaults = (faults: readonly Fault[]): void => {
    const messages = faults.map(
      ({ path, message }) => `${file}:${lineOf(source, path)}: ${message}`,
    )
    if (messages.length > 0) throw new UnreadableScenarioError([...new Set(messages)].join('\n'))
  }
  if (document.errors.length > 0) {
    const messages = yamlFaults(text, document, lines).map((fault) => `${file}:${fault}`)
    throw new UnreadableScenarioError(messages.join('\n'))
  }
  if (document.contents === null) throwFaults([{ path: [], message: EMPTY_FILE }])
  const { cases, faults } = casesOf(document.toJS())
  throwFaults(faults)
  const results = cases.map((scenarioCase) => readCase(scenarioCase, source, context))
  throwFaults(results.flatMap((result) => result.faults))
  return results.flatMap(({ scenario }) => scenario ?? [])
}

/**
 * Parses a scenario file: one scenario, or one for each row of its cases.
 * @throws UnreadableScenarioError with file, line and nearest names of each fault
 */
export const parseScenarios = (
  text: string,
  file: string,
  requirements: ReadonlySet<string>,
  others: OtherFiles = noOtherFiles,
): readonly Scenario[] => readAll(text, file, { requirements, others, from: [] })

/**
 * Parses a file with one scenario.
 * @throws UnreadableScenarioError
 */
export function parseScenario(
  text: string,
  file: string,
  requirements: ReadonlySet<string>,
): Scenario {
  const [scenario, second] = parseScenarios(text, file, requirements)
  if (scenario === undefined || second !== undefined)
    throw new UnreadableScenarioError(`${file}: has cases, and one scenario is wanted.`)
  return scenario
}
