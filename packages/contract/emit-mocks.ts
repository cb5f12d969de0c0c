import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { generate, type Options } from 'orval'
import { projects } from '../../orval.config.ts'
import { answersOf, nameOf, schemaNamed } from './contract-parts.ts'
import type { Contract, Example, Operation } from './contract.model.ts'

/** Operations whose answers contain rows stored by the mock; their schemas validate those rows. */
const operationsOfRows = [
  'advertisement',
  'getDepositList',
  'getSlotBetsList',
  'getWithdrawList',
  'helpRead',
  'noticePopup',
  'notices',
  'readNote',
  'userHealthCheck',
]

/** Fixed present time of factories, so that one seed gives the same times. */
const DRAWN_AT = '2026-01-01T00:00:00.000Z'

/**
 * Generated files of the mock by name: zod schemas of stored rows, examples of every operation, and a factory for
 * each operation whose first answer has no example.
 */
export async function emitMocks(contract: Contract, cache: string): Promise<Map<string, string>> {
  const lacking = operationsWithoutExample(contract)
  const factories = await makeFactories(contract, lacking, cache)
  return new Map([
    ['backend.zod.ts', await makeRowSchemas(contract, cache)],
    ['backend.examples.ts', emitExamples(contract, lacking)],
    ...(lacking.length === 0 ? [] : factories),
  ])
}

/** orval's factories (faker) and types for these operations, by file name. */
export async function makeFactories(
  contract: Contract,
  operationIds: readonly string[],
  cache: string,
): Promise<Map<string, string>> {
  const files = await runOrval('factories', only(contract, operationIds), cache)
  const kept = ['backend.faker.ts', 'backend.schemas.ts']
  return new Map([...files].filter(([name]) => kept.includes(name)))
}

async function makeRowSchemas(contract: Contract, cache: string): Promise<string> {
  const files = await runOrval('rows', only(contract, operationsOfRows), cache)
  return files.get('backend.zod.ts') ?? ''
}

/**
 * Runs a project of orval.config.ts in an empty folder and returns its files. orval prints to the console and throws
 * on errors.
 */
async function runOrval(
  name: keyof typeof projects,
  contract: Contract,
  cache: string,
): Promise<Map<string, string>> {
  const { input, output } = projects[name]
  const folder = join(cache, name)
  const contractFile = join(folder, basename(input.target))
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  writeFileSync(contractFile, JSON.stringify(contract))
  const project: Options = {
    input: { ...input, target: contractFile },
    output: { ...output, target: join(folder, basename(output.target)) },
  }
  const { log } = console
  console.log = () => {}
  try {
    await generate(project)
  } finally {
    console.log = log
  }
  return new Map(
    readdirSync(folder).map((file) => [
      file,
      withExtensions(readFileSync(join(folder, file), 'utf8')),
    ]),
  )
}

const withExtensions = (source: string) =>
  source.replace(/(from ')(\.\/[\w.-]+?)(\.ts)?(';?)/g, '$1$2.ts$4')

const only = (contract: Contract, operationIds: readonly string[]): Contract => ({
  ...contract,
  paths: Object.fromEntries(
    Object.entries(contract.paths).filter(([, { post }]) =>
      operationIds.includes(post.operationId),
    ),
  ),
})

const operationsOf = (contract: Contract): Operation[] =>
  Object.values(contract.paths).map(({ post }) => post)

/** An operation's examples beyond a bare status, by status. */
function examplesOf(contract: Contract, operation: Operation): Record<string, unknown> {
  const media = operation.responses['200']?.content['application/json']
  const named = Object.entries(media?.examples ?? {}).map(([status, example]) => {
    const { $ref } = example
    const { value }: Example =
      $ref === undefined ? example : (contract.components.examples?.[nameOf({ $ref })] ?? {})
    return [status, value] as const
  })
  return Object.fromEntries(named.filter(([, value]) => Object.keys(value as object).length > 1))
}

/** Operations without an example whose first answer is more than a status. */
function operationsWithoutExample(contract: Contract): string[] {
  return operationsOf(contract)
    .filter((operation) => {
      const [[status, schema] = ['', '']] = Object.entries(answersOf(contract, operation))
      const required = schemaNamed(contract, schema).required ?? []
      return required.length > 1 && examplesOf(contract, operation)[status] === undefined
    })
    .map(({ operationId }) => operationId)
}

function emitExamples(contract: Contract, lacking: readonly string[]): string {
  const examples = Object.fromEntries(
    operationsOf(contract).map((operation) => [
      operation.operationId,
      examplesOf(contract, operation),
    ]),
  )
  const factories = lacking.map((operationId) => {
    const name = `get${operationId.charAt(0).toUpperCase()}${operationId.slice(1)}ResponseMock`
    return `  ${operationId}: async (seed) => {
    const { faker } = await import('@faker-js/faker')
    faker.seed(seed)
    faker.setDefaultRefDate('${DRAWN_AT}')
    return (await import('./backend.faker.ts')).${name}()
  },\n`
  })
  return `/** operationId → status → the contract's example; one that would only say its status is left out. */
export const examples: Readonly<Record<string, Readonly<Record<string, unknown>>>> = ${JSON.stringify(examples, null, 1)}

/** operationId → an answer of orval's factory, the same for the same seed, where there is no example. */
export const factories: Readonly<Record<string, (seed: number) => Promise<unknown>>> = {
${factories.join('')}}
`
}
