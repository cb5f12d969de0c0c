import type { TSESTree as Tree } from '@typescript-eslint/types'
import type { Scope, SourceCode } from 'eslint'

/** What React renders for an expression: nothing, elements only, texts, or unknown from this file alone. */
export type Content = 'nothing' | 'elements' | 'text' | 'list of texts' | 'unknown'

type Resolver = {
  readonly renderedContent: (node: Tree.Node) => Content
  /** The expressions that a function may return. */
  readonly returnedBy: (returningCall: Tree.Node) => readonly Tree.Node[]
}

const order: readonly Content[] = ['list of texts', 'text', 'unknown', 'elements', 'nothing']
const strongestContent = (contents: readonly Content[]): Content =>
  order.find((content) => contents.includes(content)) ?? 'nothing'

const textlessType = /^(?:Elements|ReactElement|JSX\.Element|undefined|null|false|never)$/
const textMethod = /^(?:join|replace|replaceAll|slice|toLocaleString|toString|trim)$/
/** Generic types whose first argument has the wanted property. */
const narrowingType = /^(?:Omit|Pick|Readonly|Partial|Required)$/

const propertyNamed = (name: string, members: readonly Tree.TypeElement[]) =>
  members.find(
    (member): member is Tree.TSPropertySignature =>
      member.type === 'TSPropertySignature' &&
      member.key.type === 'Identifier' &&
      member.key.name === name,
  )?.typeAnnotation?.typeAnnotation

/** Classifies the children of JSX from one file alone: its expressions, functions and declared types. */
export function createResolver(source: SourceCode): Resolver {
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
    if (narrowingType.test(typeName) && first) return typeOfProperty(name, first)
    const alias = aliases.get(typeName)
    return alias && typeOfProperty(name, alias)
  }

  const contentOfType = (type: Tree.TypeNode | undefined): Content => {
    if (type === undefined) return 'unknown'
    if (type.type === 'TSUnionType') return strongestContent(type.types.map(contentOfType))
    if (/^(?:string|number)$/.test(source.getText(type as never))) return 'text'
    return textlessType.test(source.getText(type as never)) ? 'elements' : 'unknown'
  }

  const variableOf = (name: Tree.Identifier): Scope.Variable | undefined => {
    for (let scope: Scope.Scope | null = source.getScope(name); scope; scope = scope.upper) {
      const variable = scope.set.get(name.name)
      if (variable) return variable
    }
    return undefined
  }

  /** The type of the variable `name` of a pattern with that type. */
  const typeWithin = (
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

  /** The declared type of a parameter, or of a property that a parameter takes apart. */
  const typeOfParameter = (name: Tree.Identifier): Tree.TypeNode | undefined => {
    const definition = variableOf(name)?.defs[0]
    if (definition?.type === 'Variable') {
      const { id, init } = definition.node as unknown as Tree.VariableDeclarator
      const type = init?.type === 'Identifier' ? typeOfParameter(init) : undefined
      return type && typeWithin(id, type, name.name)
    }
    if (definition?.type !== 'Parameter') return undefined
    const { params } = definition.node as unknown as Tree.ArrowFunctionExpression
    const types = params.map((param) => {
      const type = 'typeAnnotation' in param ? param.typeAnnotation?.typeAnnotation : undefined
      return type && typeWithin(param, type, name.name)
    })
    return types.find(Boolean)
  }

  const initialOf = (name: Tree.Identifier): Tree.Expression | null => {
    const definition = variableOf(name)?.defs[0]
    if (definition?.type !== 'Variable') return null
    const { id, init } = definition.node as unknown as Tree.VariableDeclarator
    return id.type === 'Identifier' ? init : null
  }

  const returnedBy = (fn: Tree.Node): readonly Tree.Node[] => {
    if (fn.type === 'ArrowFunctionExpression' && fn.body.type !== 'BlockStatement') return [fn.body]
    const returnedNodes: Tree.Node[] = []
    const visit = (node: Tree.Node): void => {
      if (node.type === 'ReturnStatement' && node.argument) returnedNodes.push(node.argument)
      if (node !== fn && /Function/.test(node.type)) return
      for (const key of source.visitorKeys[node.type] ?? [])
        for (const child of [(node as unknown as Record<string, unknown>)[key]].flat())
          if (child) visit(child as Tree.Node)
    }
    visit(fn)
    return returnedNodes
  }

  const contentOfCall = (call: Tree.CallExpression): Content => {
    const { callee } = call
    if (callee.type === 'Identifier') {
      if (callee.name === 't') return 'text'
      if (/^create(?:Element|Portal)$/.test(callee.name)) return 'elements'
      const fn = initialOf(callee)
      if (fn?.type === 'ArrowFunctionExpression')
        return strongestContent(returnedBy(fn).map(renderedContent))
      const type = typeOfParameter(callee)
      return type?.type === 'TSFunctionType'
        ? contentOfType(type.returnType?.typeAnnotation)
        : 'unknown'
    }
    // `useT()('…')`
    if (callee.type === 'CallExpression') return 'text'
    if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier')
      return 'unknown'
    const callback = call.arguments.at(-1)
    if (textMethod.test(callee.property.name)) return 'text'
    if (!/^(?:from|map|flatMap)$/.test(callee.property.name) || callback === undefined)
      return 'unknown'
    const content = strongestContent(returnedBy(callback).map(renderedContent))
    return content === 'text' ? 'list of texts' : content
  }

  const renderedContent = (node: Tree.Node): Content => {
    switch (node.type) {
      case 'JSXElement':
      case 'JSXFragment':
        return 'elements'
      case 'JSXText':
      case 'TemplateLiteral':
        return 'text'
      case 'JSXExpressionContainer':
      case 'TSAsExpression':
      case 'TSNonNullExpression':
      case 'ChainExpression':
        return renderedContent(node.expression)
      case 'Literal':
        return typeof node.value === 'string' || typeof node.value === 'number' ? 'text' : 'nothing'
      case 'LogicalExpression':
        return node.operator === '&&'
          ? renderedContent(node.right)
          : strongestContent([renderedContent(node.left), renderedContent(node.right)])
      case 'ConditionalExpression':
        return strongestContent([renderedContent(node.consequent), renderedContent(node.alternate)])
      case 'CallExpression':
        return contentOfCall(node)
      case 'Identifier': {
        if (node.name === 'undefined') return 'nothing'
        const initial = initialOf(node)
        return initial ? renderedContent(initial) : contentOfType(typeOfParameter(node))
      }
      default:
        return 'unknown'
    }
  }

  return { renderedContent, returnedBy }
}
