import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stringify } from 'yaml'
import { bundleContract } from '@maru/contract'
import type { Contract } from '@maru/contract'
import { cacheFolder } from './cached.ts'

const openapi = join(import.meta.dirname, '../../../openapi')
const document: Contract = await bundleContract(join(openapi, 'public.yaml'))

/** Without anchors, which some tools do not support. */
const textOf = (contract: Contract) => stringify(contract, { aliasDuplicateObjects: false })

export const contractFile = join(cacheFolder, 'public.yaml')
mkdirSync(cacheFolder, { recursive: true })
writeFileSync(contractFile, textOf(document))

/** Operation path → id. */
export const idAt: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(document.paths).map(([path, { post }]) => [path, post.operationId]),
)

export const pathOf = (id: string): string =>
  Object.keys(idAt).find((path) => idAt[path] === id) ?? ''

/** A file with one operation, without the optional common header. */
export function fileOfOperation(path: string): string {
  const file = join(cacheFolder, `${idAt[path] ?? ''}.yaml`)
  const post = document.paths[path]?.post
  if (post === undefined) throw new Error(`The contract has no path ${path}.`)
  const parameters = post.parameters?.filter(({ $ref }) => !$ref.endsWith('/RequestId')) ?? []
  writeFileSync(file, textOf({ ...document, paths: { [path]: { post: { ...post, parameters } } } }))
  return file
}
