import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Options } from 'orval'
import type { Contract } from './contract.model.ts'
import { createMemo } from './memo.ts'
import { projectsOf } from './mock-projects.ts'

/** A function that returns orval's files that the mock uses, by name. It repeats a project only if its input changed. */
export function createMocks(cache: string) {
  const memo = createMemo()
  return async (contract: Contract): Promise<Map<string, string>> => {
    const { handlers, factories } = projectsOf(contract)
    const { format } = factories.output.override.mock
    const code = Object.entries(format).map(([name, make]) => [name, make.toString()])
    const files = [
      ...(await memo('handlers', handlers.input.target, () =>
        run(handlers, join(cache, 'handlers'), ['backend.msw.ts']),
      )),
      ...(await memo('factories', [factories.input.target, code], () =>
        run(factories, join(cache, 'factories'), ['backend.faker.ts']),
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
    .map((name) => [name, withTypes(readFileSync(join(folder, name), 'utf8'))])
}

/** With the site's types of the contract instead of orval's own. */
const withTypes = (source: string) =>
  source.replace(/import type \{([^}]*)\} from '\.\/backend\.schemas';?/, (_, names: string) =>
    [
      "import type { components } from '../../src/generated/api.ts';\n",
      ...names
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== '')
        .map((name) => `type ${name} = components['schemas']['${name}'];`),
    ].join('\n'),
  )
