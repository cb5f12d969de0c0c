import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Options } from 'orval'
import type { Contract, Schema } from './contract.model.ts'
import { createMemo } from './memo.ts'
import type { Kept } from './memo.ts'
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

/** A function that returns orval's files that the mock uses, by name. It repeats a project only if its input changed. */
export function createMocks(cache: string, kept: Kept | null) {
  const memo = createMemo(kept)
  return async (contract: Contract): Promise<Map<string, string>> => {
    const { handlers, factories } = projectsOf(contract)
    const ofRows = only(contract, operationsOfRows)
    const { rows } = projectsOf(ofRows)
    const { format } = factories.output.override.mock
    const code = Object.entries(format).map(([name, make]) => [name, make.toString()])
    const files = [
      ...(await memo('handlers', handlers.input.target, () =>
        run(handlers, join(cache, 'handlers'), ['backend.msw.ts']),
      )),
      ...(await memo('factories', [factories.input.target, code], () =>
        run(factories, join(cache, 'factories'), ['backend.faker.ts', 'backend.schemas.ts']),
      )),
      ...(await memo('rows', rows.input.target, () =>
        run(rows, join(cache, 'rows'), ['backend.zod.ts']),
      )),
    ]
    return new Map(files)
  }
}

type Output = Exclude<NonNullable<Options['output']>, string>
type Project = { readonly input: Options['input']; readonly output: Output & { target: string } }

/** Runs a project of orval in an empty folder; orval prints to the console and throws on errors. */
async function run(
  { input, output }: Project,
  folder: string,
  kept: readonly string[],
): Promise<[name: string, text: string][]> {
  // Loading it takes longer than reading what it made before.
  const { generate } = await import('orval')
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

function only(contract: Contract, operationIds: readonly string[]): Contract {
  const paths = Object.fromEntries(
    Object.entries(contract.paths).filter(([, { post }]) =>
      operationIds.includes(post.operationId),
    ),
  )
  const { schemas: all, ...others } = contract.components
  const schemas = reachable(all, JSON.stringify([paths, others]))
  return { ...contract, paths, components: { ...others, schemas } }
}

function reachable(schemas: Record<string, Schema>, text: string): Record<string, Schema> {
  const names = new Set<string>()
  const follow = (from: string): void => {
    for (const [, name = ''] of from.matchAll(/#\/components\/schemas\/(\w+)/g)) {
      if (names.has(name)) continue
      names.add(name)
      follow(JSON.stringify(schemas[name] ?? {}))
    }
  }
  follow(text)
  return Object.fromEntries(Object.entries(schemas).filter(([name]) => names.has(name)))
}
