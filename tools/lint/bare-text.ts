import type { TSESTree as Tree } from '@typescript-eslint/types'
import type { Rule } from 'eslint'
import { createJsxClassifier } from './jsx-content.ts'
import type { Content } from './jsx-content.ts'

type Parent = Tree.JSXElement | Tree.JSXFragment

/** JSX drops blank texts with a line break. */
const isDropped = (child: Tree.JSXChild): boolean => {
  if (child.type === 'JSXText') return child.value.trim() === '' && child.value.includes('\n')
  return child.type === 'JSXExpressionContainer' && child.expression.type === 'JSXEmptyExpression'
}

/** Translators skip blank texts. */
const isBlank = (child: Tree.JSXChild): boolean => {
  if (child.type === 'JSXText') return child.value.trim() === ''
  if (child.type !== 'JSXExpressionContainer') return false
  const { expression } = child
  return expression.type === 'Literal' && String(expression.value).trim() === ''
}

const isComponent = (name: string): boolean => /^[A-Z]/.test(name)

/**
 * ESLint rule: a text is the only content of an element. Browser translators replace text nodes. React then fails to
 * insert or remove siblings of such a node, and to update it; it sets the only text of an element through the element.
 * A prop or call beside siblings must have a type without texts, such as `Elements` (src/ui/elements.ts).
 */
export const bareText: Rule.RuleModule = {
  meta: {
    type: 'problem',
    fixable: 'code',
    schema: [],
    messages: {
      beside: 'Wrap this text in an element: page translators break text nodes beside siblings.',
      maybe:
        'This may be a text beside siblings: wrap it in an element, or declare it as `Elements`.',
      alone: 'Wrap this text in an element: without one, page translators break its updates.',
      returned: 'Return an element: page translators break the text node of a component.',
    },
  },
  create: (context) => {
    const { readContent, returnedExpressions } = createJsxClassifier(context.sourceCode)
    const report = (node: Tree.Node, messageId: string, parent?: Parent): void => {
      const text = context.sourceCode.getText(node as never)
      context.report({
        node,
        messageId,
        fix: (fixer) => {
          if (parent === undefined || messageId === 'maybe') return null
          const trimmed = text.trim()
          const start = node.range[0] + text.indexOf(trimmed)
          return fixer.replaceTextRange([start, start + trimmed.length], `<span>${trimmed}</span>`)
        },
      })
    }
    const messageFor = (content: Content, hasSiblings: boolean): string | null => {
      if (content === 'list of texts') return 'alone'
      if (content === 'text') return hasSiblings ? 'beside' : 'alone'
      return content === 'unknown' ? 'maybe' : null
    }
    const check = (parent: Parent): void => {
      const children = parent.children.filter((child) => !isDropped(child))
      const hasSiblings = children.length > 1
      const isFragment = parent.type === 'JSXFragment'
      for (const child of children.filter((node) => !isBlank(node))) {
        const content = readContent(child)
        if (!hasSiblings && !isFragment && content !== 'list of texts') continue
        const messageId = messageFor(content, hasSiblings)
        if (messageId !== null) report(child, messageId, parent)
      }
    }
    const checkReturned = (name: Tree.Identifier | null | undefined, fn: Tree.Node): void => {
      if (!name || !isComponent(name.name)) return
      for (const expression of returnedExpressions(fn)) {
        const content = readContent(expression)
        const isWrapper = expression.type === 'Identifier' && expression.name === 'children'
        if (
          content === 'text' ||
          content === 'list of texts' ||
          (content === 'unknown' && !isWrapper)
        )
          report(expression, 'returned')
      }
    }
    return {
      JSXElement: (node: Rule.Node) => check(node as unknown as Parent),
      JSXFragment: (node: Rule.Node) => check(node as unknown as Parent),
      FunctionDeclaration: (node) => {
        const fn = node as unknown as Tree.FunctionDeclaration
        checkReturned(fn.id, fn)
      },
      VariableDeclarator: (node) => {
        const { id, init } = node as unknown as Tree.VariableDeclarator
        if (id.type === 'Identifier' && init?.type === 'ArrowFunctionExpression')
          checkReturned(id, init)
      },
    }
  },
}
