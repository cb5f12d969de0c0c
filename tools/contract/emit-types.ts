import openapiTS, { astToString } from 'openapi-typescript'
import type { Contract } from './contract.model.ts'

async function generateTypes(contract: Contract): Promise<readonly string[]> {
  const nodes = await openapiTS(contract as never, {
    silent: true,
    // A default describes an absent property; it does not make it required.
    defaultNonNullable: false,
  })
  // Removes unsupported methods (`get?: never`), which are a fifth of the lines.
  return nodes.map((node) => astToString(node).replaceAll(/^ +\w+\?: never;\n/gm, ''))
}

const operations = 'export interface operations '

/**
 * Types of the routes (`paths`, `operations`), of the backend's operations (`backendOperations`, because some have the
 * id of a route), and of what both contain (`components`).
 */
export async function emitTypes(routes: Contract, backend: Contract): Promise<string> {
  const schemas = { ...backend.components.schemas, ...routes.components.schemas }
  const allTypes = await generateTypes({ ...routes, components: { ...routes.components, schemas } })
  const backendOperations = (await generateTypes(backend)).find((text) =>
    text.startsWith(operations),
  )
  if (backendOperations === undefined)
    throw new Error('openapi-typescript writes operations in another way now.')
  return [
    ...allTypes,
    backendOperations.replace(operations, 'export interface backendOperations '),
  ].join('')
}
