import { bundleContract, nameOf, readAssumptions } from '#contract'
import type { Contract, Operation } from '#contract'

/** A contract with its file name, as a tool answers it. */
type Part = { readonly contract: string; readonly path: string; readonly operation: Operation }

const REFERENCE = /"\$ref":"#\/components\/(\w+)\/([^"]+)"/g

/**
 * Reads both contracts of a folder at each call, because they may have been edited.
 * @throws when a contract cannot be read; the message names file and place
 */
async function readParts(
  folder: string,
): Promise<readonly (Part & { readonly document: Contract })[]> {
  const files = ['public.yaml', 'proxy.yaml']
  const parts = await Promise.all(
    files.map(async (file) => {
      const document = await bundleContract(`${folder}/${file}`)
      return Object.entries(document.paths).map(([path, { post }]) => ({
        contract: file,
        path,
        operation: post,
        document,
      }))
    }),
  )
  return parts.flat()
}

/** Operations whose id, path, summary or tags hold all words of a query; all for an empty one. */
export async function findOperations(folder: string, query: string): Promise<object> {
  const terms = query.toLowerCase().split(/\s+/).filter(Boolean)
  return (await readParts(folder))
    .map(({ contract, path, operation }) => ({
      id: operation.operationId,
      contract,
      path,
      summary: (operation as { summary?: string }).summary ?? '',
    }))
    .filter((operation) => {
      const text = Object.values(operation).join(' ').toLowerCase()
      return terms.every((word) => text.includes(word))
    })
}

/**
 * An operation with all that it refers to, and the assumptions on which these parts rest.
 * @throws for an unknown operation
 */
export async function describeOperation(folder: string, id: string): Promise<object> {
  const parts = await readParts(folder)
  const matches = parts.filter(({ operation }) => operation.operationId === id)
  if (matches.length === 0)
    throw new Error(`The contract has no operation ${id}. find_operations lists them.`)
  const allAssumptions = readAssumptions(folder)
  return matches.map(({ contract, path, operation, document }) => {
    const components = findComponents(document, operation)
    const marks = new Set(JSON.stringify([operation, components]).match(/A-\d{3}/g))
    const assumptions = Object.entries(allAssumptions).filter(([assumptionId]) =>
      marks.has(assumptionId),
    )
    return {
      contract,
      path,
      operation,
      components,
      assumptions: Object.fromEntries(
        assumptions.map(([assumptionId, { text }]) => [assumptionId, text]),
      ),
    }
  })
}

/** Components that a value references, directly or through others: `kind/name` → component. */
function findComponents(document: Contract, from: unknown): Readonly<Record<string, unknown>> {
  const components = document.components as unknown as Record<string, Record<string, unknown>>
  const cache = new Map<string, unknown>()
  const visit = (value: unknown): void => {
    for (const [, kind = '', ref = ''] of JSON.stringify(value).matchAll(REFERENCE)) {
      const name = nameOf({ $ref: `/${ref}` })
      const key = `${kind}/${name}`
      if (cache.has(key)) continue
      const component = components[kind]?.[name]
      cache.set(key, component)
      if (component !== undefined) visit(component)
    }
  }
  visit(from)
  return Object.fromEntries(cache)
}
