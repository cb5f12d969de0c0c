import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { generate } from 'orval'

/** orval's schemas (zod), factories (faker) and MSW handlers of the backend, by file name. */
export async function emitMocks(root: string): Promise<Map<string, string>> {
  const folder = join(root, '.cache/contract/mocks')
  rmSync(folder, { recursive: true, force: true })
  await quietly(() => generate(join(root, 'orval.config.ts')))
  const files = readdirSync(folder).filter((name) => name !== 'backend.ts')
  return new Map(
    files.sort().map((name) => [name, withExtensions(readFileSync(join(folder, name), 'utf8'))]),
  )
}

/** orval greets on the console; the faults it meets are thrown. */
async function quietly(run: () => Promise<unknown>): Promise<void> {
  const { log } = console
  console.log = () => {}
  try {
    await run()
  } finally {
    console.log = log
  }
}

const withExtensions = (source: string) =>
  source.replace(/(from ')(\.\/[\w.-]+?)(\.ts)?(';?)/g, '$1$2.ts$4')
