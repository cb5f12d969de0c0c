import ts from 'typescript'

const idPattern = /\bR-[A-Z0-9]+-\d{2}\b/g
const TEST_FUNCTIONS = new Set(['test', 'it', 'describe'])
const SKIPPING_MODIFIERS = new Set(['skip', 'todo', 'fixme'])

export function idsIn(text: string): string[] {
  return text.match(idPattern) ?? []
}

/**
 * Titles of the active tests in a source file: `test('…')`, `test.each(…)('…')`, `describe('…')`. Skipped tests are
 * ignored.
 */
export function titlesIn(fileName: string, text: string): string[] {
  const source = ts.createSourceFile(fileName, text, ts.ScriptTarget.Latest)
  const titles: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const names = wordsOf(node.expression)
      if (names.some((word) => SKIPPING_MODIFIERS.has(word))) return
      const [first] = node.arguments
      if (first && TEST_FUNCTIONS.has(names[0] ?? '')) titles.push(...literalsOf(first))
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return titles
}

// `test.describe.skip` → test, describe, skip; `test.each(rows)` → test, each
function wordsOf(callee: ts.Expression): string[] {
  if (ts.isIdentifier(callee)) return [callee.text]
  if (ts.isPropertyAccessExpression(callee))
    return [...wordsOf(callee.expression), callee.name.text]
  if (ts.isCallExpression(callee)) return wordsOf(callee.expression)
  if (ts.isTaggedTemplateExpression(callee)) return wordsOf(callee.tag)
  return []
}

function literalsOf(title: ts.Expression): string[] {
  if (ts.isStringLiteralLike(title)) return [title.text]
  if (ts.isTemplateExpression(title)) {
    return [title.head.text + title.templateSpans.map(({ literal }) => `…${literal.text}`).join('')]
  }
  return []
}
