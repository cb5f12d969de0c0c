import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { stringify } from 'yaml'
import { joinEffects, joinPublic, joinRoutes } from './join-operations.ts'
import type { OperationFile } from './read-operations.ts'
import { readYaml } from './parse-once.ts'
import { readOperations } from './read-operations.ts'
import type { RouteTable, WrittenContract } from './routes.model.ts'

export type Joined = {
  readonly operations: readonly OperationFile[]
  readonly public: WrittenContract
  readonly routes: RouteTable
  readonly effects: Readonly<Record<string, unknown>>
}

type Shared = Omit<WrittenContract, 'paths'> & { readonly tags: readonly { name: string }[] }

/** Joins the files of a folder such as openapi/; null without backend.yaml, as in older versions. */
export function readJoined(folder: string): Joined | null {
  const read = (file: string): unknown => readYaml(folder, file)
  if (!existsSync(join(folder, 'backend.yaml'))) return null
  const shared = read('backend.yaml') as Shared
  const operations = readOperations(
    folder,
    shared.tags.map(({ name }) => name),
  )
  return {
    operations,
    public: joinPublic(shared, operations),
    routes: joinRoutes(read('routes.yaml') as RouteTable, operations),
    effects: joinEffects(read('state.yaml') as Record<string, unknown>, operations),
  }
}

/** YAML text without anchors that YAML 1.1 parsers read alike. */
export const generatedYaml = (sources: string, document: unknown): string =>
  `# Written by \`npm run generate\` from ${sources}. Do not edit.\n${stringify(document, {
    aliasDuplicateObjects: false,
    lineWidth: 0,
    compat: 'yaml-1.1',
  })}`

export const joinedTexts = (joined: Joined): ReadonlyMap<string, string> =>
  new Map([
    ['public.yaml', generatedYaml('backend.yaml and operations/', joined.public)],
    ['effects.yaml', generatedYaml('state.yaml and operations/', joined.effects)],
  ])
