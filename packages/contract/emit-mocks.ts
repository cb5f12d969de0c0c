import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { generate, type Options } from 'orval'
import type { Contract } from './contract.model.ts'
import { projectsOf } from './mock-projects.ts'

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

/** orval's files that the mock uses, by name. */
export async function emitMocks(contract: Contract, cache: string): Promise<Map<string, string>> {
  const { handlers, factories } = projectsOf(contract)
  const { rows } = projectsOf(only(contract, operationsOfRows))
  const files = [
    ...(await run(handlers, join(cache, 'handlers'), ['backend.msw.ts'])),
    ...(await run(factories, join(cache, 'factories'), ['backend.faker.ts', 'backend.schemas.ts'])),
    ...(await run(rows, join(cache, 'rows'), ['backend.zod.ts'])),
  ]
  return new Map(files)
}

type Output = Exclude<NonNullable<Options['output']>, string>
type Project = { readonly input: Options['input']; readonly output: Output & { target: string } }

/** Runs a project of orval in an empty folder; orval prints to the console and throws on errors. */
async function run(
  { input, output }: Project,
  folder: string,
  kept: readonly string[],
): Promise<[name: string, text: string][]> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const { log } = console
  console.log = () => {}
  try {
    const target = join(folder, basename(output.target))
    await generate({ input, output: { ...output, target } } as Options)
  } finally {
    console.log = log
  }
  return readdirSync(folder)
    .filter((name) => kept.includes(name))
    .map((name) => [name, withExtensions(readFileSync(join(folder, name), 'utf8'))])
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
