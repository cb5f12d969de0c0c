import ts from 'typescript'

const isLeftAlone = (node: ts.Node): boolean =>
  ts.isTypeNode(node) ||
  ts.isImportDeclaration(node) ||
  ts.isExportDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isInterfaceDeclaration(node)

/** The code of a file with each node's text as `rewrite` gives it, inner nodes first; types and imports stay. */
export function rewriteNodes(
  source: ts.SourceFile,
  rewrite: (node: ts.Node, text: string) => string,
): string {
  const code = source.text
  const render = (node: ts.Node): string => {
    if (isLeftAlone(node)) return code.slice(node.getStart(), node.getEnd())
    let text = ''
    let at = node.getStart()
    ts.forEachChild(node, (child) => {
      if (child.getStart() < at) return
      text += code.slice(at, child.getStart()) + render(child)
      at = child.getEnd()
    })
    return rewrite(node, text + code.slice(at, node.getEnd()))
  }
  return code.slice(0, source.getStart()) + render(source)
}
