import ts from 'typescript'
import { rewriteNodes } from '../mutants/rewrite-nodes.ts'

/** A place of the code is a node that runs as a whole, as far as it goes, or not at all. */
export type Marked = {
  /** The code, which calls `scenarioReach` with the number of each place that it comes to. */
  readonly code: string
  readonly count: number
}

export const parseSource = (code: string, file: string): ts.SourceFile =>
  ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true)

const logical = new Set([
  ts.SyntaxKind.AmpersandAmpersandToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.QuestionQuestionToken,
])

const isInList = ({ parent }: ts.Node): boolean =>
  ts.isBlock(parent) || ts.isCaseOrDefaultClause(parent)

/** Statements, but none that runs elsewhere or that a statement cannot precede. */
const isStep = (node: ts.Node): boolean =>
  ts.isStatement(node) &&
  !ts.isBlock(node) &&
  !ts.isFunctionDeclaration(node) &&
  !ts.isTypeAliasDeclaration(node) &&
  !ts.isInterfaceDeclaration(node)

const isBranch = ({ parent }: ts.Node): boolean =>
  ts.isIfStatement(parent) || ts.isIterationStatement(parent, false)

function isChosenExpression(node: ts.Node): boolean {
  const { parent } = node
  if (ts.isConditionalExpression(parent)) return node !== parent.condition
  if (ts.isBinaryExpression(parent))
    return node === parent.right && logical.has(parent.operatorToken.kind)
  return ts.isArrowFunction(parent) && node === parent.body && !ts.isBlock(node)
}

const nameOf = (node: ts.Node): string =>
  ts.isPropertyAssignment(node) ? node.name.getText().replaceAll(/^'|'$/g, '') : ''

/** The property that a value has in a chart, alone or in a list. */
const propertyOf = ({ parent }: ts.Node): ts.Node =>
  ts.isArrayLiteralExpression(parent) ? parent.parent : parent

const isChart = (node: ts.Node): boolean =>
  ts.isCallExpression(node) &&
  ts.isPropertyAccessExpression(node.expression) &&
  /^create(?:Machine|StateConfig)$/.test(node.expression.name.text)

/** States and transitions of charts, which are data. */
function isOfChart(node: ts.Node): node is ts.ObjectLiteralExpression {
  if (!ts.isObjectLiteralExpression(node)) return false
  if (isChart(node.parent)) return true
  const property = propertyOf(node)
  if (!ts.isPropertyAssignment(property)) return false
  const holder = property.parent.parent
  const around = nameOf(holder)
  // A state may be called `on`.
  const isOfState = nameOf(holder.parent.parent) === 'states'
  const isPart =
    (around === 'states' && property === node.parent) ||
    (/^(?:on|after)$/.test(around) && !isOfState) ||
    /^(?:always|onDone|onError)$/.test(nameOf(property))
  return isPart && ts.findAncestor(node, isChart) !== undefined
}

/** Values of generated tables: what reads one comes to it. */
const isOfTable = (node: ts.Node): node is ts.PropertyAssignment =>
  ts.isPropertyAssignment(node) &&
  ts.isStringLiteral(node.name) &&
  node.getSourceFile().fileName.startsWith('src/generated/') &&
  ts.findAncestor(node, ts.isFunctionLike) === undefined

/** What must be there to come to it: added to the code where it is a place. */
function markOf(node: ts.Node, code: string, place: number): string | null {
  const mark = `scenarioReach(${place})`
  if (isStep(node)) {
    if (isInList(node)) return `${mark}; ${code}`
    return isBranch(node) ? `{ ${mark}; ${code} }` : null
  }
  if (isOfTable(node)) {
    const value = code.slice(node.name.getText().length).replace(/^\s*:/, '')
    return `get ${node.name.getText()}() { ${mark}; return (${value}) }`
  }
  if (!ts.isExpression(node)) return null
  // Last, because it must be the object's own, whatever it spreads.
  if (isOfChart(node))
    return `${code.slice(0, -1).replace(/,?\s*$/, node.properties.length > 0 ? ',' : '')} reach: ${place} }`
  return isChosenExpression(node) ? `(${mark}, ${code})` : null
}

/** The places of a file in order; `told` gets each node that is one. */
export function markPlaces(
  source: ts.SourceFile,
  first = 0,
  told: (node: ts.Node, place: number) => void = () => undefined,
): Marked {
  let next = first
  const code = rewriteNodes(source, (node, text) => {
    const marked = markOf(node, text, next)
    if (marked === null) return text
    told(node, next)
    next += 1
    return marked
  })
  return { code, count: next - first }
}

/** The smallest place around a node; null: it runs while the module loads, or is in a declaration. */
export function placeAround(node: ts.Node, places: ReadonlyMap<ts.Node, number>): number | null {
  const around = ts.findAncestor(node, (one) => places.has(one))
  return around === undefined ? null : (places.get(around) ?? null)
}
