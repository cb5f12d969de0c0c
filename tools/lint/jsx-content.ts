import type { TSESTree as Tree } from '@typescript-eslint/types'
import type { SourceCode } from 'eslint'
import { createDeclaredTypes } from './declared-types.ts'

/** What React renders for an expression: nothing, elements only, texts, or unknown from this file alone. */
export type Content = 'nothing' | 'elements' | 'text' | 'list of texts' | 'unknown'

type JsxClassifier = {
  readonly readContent: (node: Tree.Node) => Content
  /** The expressions that a function may return. */
  readonly returnedExpressions: (fn: Tree.Node) => readonly Tree.Node[]
}

const byStrength: readonly Content[] = ['list of texts', 'text', 'unknown', 'elements', 'nothing']
const strongestContent = (contents: readonly Content[]): Content =>
  byStrength.find((content) => contents.includes(content)) ?? 'nothing'

const typesWithoutText = /^(?:Elements|ReactElement|JSX\.Element|undefined|null|false|never)$/
const textMethods = /^(?:join|replace|replaceAll|slice|toLocaleString|toString|trim)$/

/** Classifies the children of JSX from one file alone: its expressions, functions and declared types. */
export function createJsxClassifier(source: SourceCode): JsxClassifier {
  const { typeOfParameter, variableOf } = createDeclaredTypes(source)

  const contentOfType = (type: Tree.TypeNode | undefined): Content => {
    if (type === undefined) return 'unknown'
    if (type.type === 'TSUnionType') return strongestContent(type.types.map(contentOfType))
    if (/^(?:string|number)$/.test(source.getText(type as never))) return 'text'
    return typesWithoutText.test(source.getText(type as never)) ? 'elements' : 'unknown'
  }

  const initializerOf = (name: Tree.Identifier): Tree.Expression | null => {
    const definition = variableOf(name)?.defs[0]
    if (definition?.type !== 'Variable') return null
    const { id, init } = definition.node as unknown as Tree.VariableDeclarator
    return id.type === 'Identifier' ? init : null
  }

  const returnedExpressions = (fn: Tree.Node): readonly Tree.Node[] => {
    if (fn.type === 'ArrowFunctionExpression' && fn.body.type !== 'BlockStatement') return [fn.body]
    const expressions: Tree.Node[] = []
    const visit = (node: Tree.Node): void => {
      if (node.type === 'ReturnStatement' && node.argument) expressions.push(node.argument)
      if (node !== fn && /Function/.test(node.type)) return
      for (const key of source.visitorKeys[node.type] ?? [])
        for (const child of [(node as unknown as Record<string, unknown>)[key]].flat())
          if (child) visit(child as Tree.Node)
    }
    visit(fn)
    return expressions
  }

  const contentOfCall = (call: Tree.CallExpression): Content => {
    const { callee } = call
    if (callee.type === 'Identifier') {
      if (callee.name === 't') return 'text'
      if (/^create(?:Element|Portal)$/.test(callee.name)) return 'elements'
      const fn = initializerOf(callee)
      if (fn?.type === 'ArrowFunctionExpression')
        return strongestContent(returnedExpressions(fn).map(readContent))
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
    if (textMethods.test(callee.property.name)) return 'text'
    if (!/^(?:from|map|flatMap)$/.test(callee.property.name) || callback === undefined)
      return 'unknown'
    const content = strongestContent(returnedExpressions(callback).map(readContent))
    return content === 'text' ? 'list of texts' : content
  }

  const readContent = (node: Tree.Node): Content => {
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
        return readContent(node.expression)
      case 'Literal':
        return typeof node.value === 'string' || typeof node.value === 'number' ? 'text' : 'nothing'
      case 'LogicalExpression':
        return node.operator === '&&'
          ? readContent(node.right)
          : strongestContent([readContent(node.left), readContent(node.right)])
      case 'ConditionalExpression':
        return strongestContent([readContent(node.consequent), readContent(node.alternate)])
      case 'CallExpression':
        return contentOfCall(node)
      case 'Identifier': {
        if (node.name === 'undefined') return 'nothing'
        const initializer = initializerOf(node)
        return initializer ? readContent(initializer) : contentOfType(typeOfParameter(node))
      }
      default:
        return 'unknown'
    }
  }

  return { readContent, returnedExpressions }
}
