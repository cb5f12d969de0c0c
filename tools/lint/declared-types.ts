import type { TSESTree as Tree } from '@typescript-eslint/types'
import type { Scope, SourceCode } from 'eslint'

/** Generic types that keep the properties of their first argument. */
const wrapperTypes = /^(?:Omit|Pick|Readonly|Partial|Required)$/

const propertyNamed = (name: string, members: readonly Tree.TypeElement[]) =>
  members.find(
    (member): member is Tree.TSPropertySignature =>
      member.type === 'TSPropertySignature' &&
      member.key.type === 'Identifier' &&
      member.key.name === name,
  )?.typeAnnotation?.typeAnnotation

type DeclaredTypes = {
  /** The declared type of a parameter, or of a property destructured from one. */
  readonly typeOfParameter: (name: Tree.Identifier) => Tree.TypeNode | undefined
  readonly variableOf: (name: Tree.Identifier) => Scope.Variable | undefined
}

/** Finds variables and the declared types of parameters within one file. */
export function createDeclaredTypes(source: SourceCode): DeclaredTypes {
  const aliases = new Map<string, Tree.TypeNode>()
  for (const statement of (source.ast as unknown as Tree.Program).body) {
    const declaration =
      statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declaration?.type === 'TSTypeAliasDeclaration')
      aliases.set(declaration.id.name, declaration.typeAnnotation)
  }

  const typeOfProperty = (name: string, type: Tree.TypeNode): Tree.TypeNode | undefined => {
    if (type.type === 'TSTypeLiteral') return propertyNamed(name, type.members)
    if (type.type === 'TSIntersectionType' || type.type === 'TSUnionType')
      return type.types.map((typeNode) => typeOfProperty(name, typeNode)).find(Boolean)
    if (type.type !== 'TSTypeReference') return undefined
    const typeName = source.getText(type.typeName as never)
    const [first] = type.typeArguments?.params ?? []
    if (wrapperTypes.test(typeName) && first) return typeOfProperty(name, first)
    const alias = aliases.get(typeName)
    return alias && typeOfProperty(name, alias)
  }

  const variableOf = (name: Tree.Identifier): Scope.Variable | undefined => {
    let scope: Scope.Scope | null = source.getScope(name)
    while (scope !== null) {
      const variable = scope.set.get(name.name)
      if (variable) return variable
      scope = scope.upper
    }
    return undefined
  }

  /** The type of the variable `name` that the pattern takes out of a value of `type`. */
  const typeInPattern = (
    pattern: Tree.Node,
    type: Tree.TypeNode,
    name: string,
  ): Tree.TypeNode | undefined => {
    if (pattern.type === 'Identifier') return pattern.name === name ? type : undefined
    if (pattern.type !== 'ObjectPattern') return undefined
    for (const property of pattern.properties) {
      if (property.type !== 'Property' || property.key.type !== 'Identifier') continue
      const { value } = property
      const local = value.type === 'AssignmentPattern' ? value.left : value
      if (local.type === 'Identifier' && local.name === name)
        return typeOfProperty(property.key.name, type)
    }
    return undefined
  }

  const typeOfParameter = (name: Tree.Identifier): Tree.TypeNode | undefined => {
    const definition = variableOf(name)?.defs[0]
    if (definition?.type === 'Variable') {
      const { id, init } = definition.node as unknown as Tree.VariableDeclarator
      const type = init?.type === 'Identifier' ? typeOfParameter(init) : undefined
      return type && typeInPattern(id, type, name.name)
    }
    if (definition?.type !== 'Parameter') return undefined
    const { params } = definition.node as unknown as Tree.ArrowFunctionExpression
    const types = params.map((param) => {
      const type = 'typeAnnotation' in param ? param.typeAnnotation?.typeAnnotation : undefined
      return type && typeInPattern(param, type, name.name)
    })
    return types.find(Boolean)
  }

  return { typeOfParameter, variableOf }
}
