import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'
import type { Contract } from './contract.model.ts'

const treeOf = (contract: Contract): Promise<ts.Node[]> =>
  openapiTS(contract as never, {
    silent: true,
    // A default describes an absent property; it does not make it required.
    defaultNonNullable: false,
  })

/** Drops what a call does not take (`get?: never`), a fifth of the lines. */
function withoutNever<Node extends ts.Node>(node: Node): Node {
  const visit = (inner: ts.Node): ts.Node | undefined =>
    ts.isPropertySignature(inner) &&
    inner.questionToken !== undefined &&
    inner.type?.kind === ts.SyntaxKind.NeverKeyword
      ? undefined
      : withoutNever(inner)
  return ts.visitEachChild(node, visit, undefined)
}

/** The backend's operations under a name of their own, because some have the id of a route. */
function operationsOf(nodes: readonly ts.Node[]): ts.Node {
  const found = nodes
    .filter(ts.isInterfaceDeclaration)
    .find(({ name }) => name.text === 'operations')
  if (found === undefined)
    throw new Error('openapi-typescript writes operations in another way now.')
  const { modifiers, typeParameters, heritageClauses, members } = found
  const name = ts.factory.createIdentifier('backendOperations')
  return ts.factory.updateInterfaceDeclaration(
    found,
    modifiers,
    name,
    typeParameters,
    heritageClauses,
    members,
  )
}

/** Types of the routes (`paths`, `operations`), of the backend's operations, and of what both contain (`components`). */
export async function emitTypes(routes: Contract, backend: Contract): Promise<string> {
  const schemas = { ...backend.components.schemas, ...routes.components.schemas }
  const nodes = await treeOf({ ...routes, components: { ...routes.components, schemas } })
  const own = operationsOf(await treeOf(backend))
  return astToString([...nodes, own].map(withoutNever))
}
