import ts from 'typescript'

const isErased = (node: ts.Node): boolean =>
  ts.isTypeNode(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeParameterDeclaration(node) ||
  (ts.isImportDeclaration(node) &&
    node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword) ||
  node.kind === ts.SyntaxKind.ExportKeyword ||
  node.kind === ts.SyntaxKind.ReadonlyKeyword

const childrenOf = (node: ts.Node): readonly ts.Node[] => {
  const children: ts.Node[] = []
  ts.forEachChild(node, (child) => void children.push(child))
  return children
}

type Content = {
  readonly children: readonly ts.Node[]
  /** Words between the children, such as operators. */
  readonly frame: string
  readonly whole: string
}

const kept = new WeakMap<ts.Node, Content>()

/** Neither comments nor types nor spaces, except within texts. */
function codeIn(node: ts.Node): Content {
  const known = kept.get(node)
  if (known !== undefined) return known
  const code = node.getSourceFile().text
  const children: ts.Node[] = []
  const words: string[] = []
  let [at, isAfterType] = [node.getStart(), false]
  const read = (end: number, isBeforeType: boolean) => {
    let gap = code.slice(at, end).replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
    if (isAfterType) gap = gap.replace(/^\s*>/, '')
    if (isBeforeType) gap = gap.replace(/(?:\b(?:as|satisfies)|\?:|[:<])\s*$/, '')
    words.push(gap.replaceAll(/[\s,]+/g, ''))
  }
  for (const child of childrenOf(node)) {
    if (child.getStart() < at) continue
    const isType = isErased(child)
    read(child.getStart(), isType)
    if (!isType) children.push(child)
    at = child.getEnd()
    isAfterType = isType
  }
  const isLeaf = at === node.getStart()
  if (isLeaf) words.push(node.getText())
  else read(node.getEnd(), false)
  const frame = words.join(' ').replaceAll(/ +/g, ' ')
  const whole = `${node.kind}(${frame}|${children.map((child) => codeIn(child).whole).join('')})`
  const content = { children, frame, whole }
  kept.set(node, content)
  return content
}

const isEqual = (one: ts.Node | undefined, other: ts.Node | undefined): boolean =>
  one !== undefined && other !== undefined && codeIn(one).whole === codeIn(other).whole

const isList = (node: ts.Node): boolean =>
  ts.isBlock(node) || ts.isSourceFile(node) || ts.isCaseOrDefaultClause(node)

/** Statements of a module that do something by themselves. */
const isDeed = (node: ts.Node): boolean =>
  ts.isStatement(node) &&
  !ts.isVariableStatement(node) &&
  !ts.isFunctionDeclaration(node) &&
  !ts.isClassDeclaration(node) &&
  !(ts.isImportDeclaration(node) && node.importClause !== undefined)

const hasInitial = (node: ts.Node): boolean =>
  ts.isObjectLiteralExpression(node) &&
  node.properties.some(
    (one) =>
      ts.isPropertyAssignment(one) &&
      one.name.getText() === 'initial' &&
      ts.isStringLiteral(one.initializer),
  )

/** The smallest nodes of the old code that are changed or gone, or before which something is new. */
export function changedNodes(old: ts.Node, now: ts.Node): readonly ts.Node[] {
  if (isEqual(old, now)) return []
  // A chart without it cannot be made.
  if (hasInitial(old) && !hasInitial(now)) return [old.getSourceFile()]
  const [before, after] = [codeIn(old), codeIn(now)]
  const least = Math.min(before.children.length, after.children.length)
  let [start, end] = [0, 0]
  while (start < least && isEqual(before.children[start], after.children[start])) start += 1
  while (start + end < least && isEqual(before.children.at(-1 - end), after.children.at(-1 - end)))
    end += 1
  const gone = before.children.slice(start, before.children.length - end)
  const come = after.children.slice(start, after.children.length - end)
  const isSameAround = old.kind === now.kind && before.frame === after.frame
  if (isSameAround && gone.length === come.length && gone.length > 0)
    return gone.flatMap((one, index) => changedNodes(one, come[index] ?? now))
  if (!isList(old) || old.kind !== now.kind) return [old]
  if (ts.isSourceFile(old)) return come.some(isDeed) ? [old] : gone
  if (gone.length > 0) return gone
  return [before.children[start] ?? before.children[start - 1] ?? old]
}
