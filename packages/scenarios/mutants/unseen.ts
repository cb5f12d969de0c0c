import ts from 'typescript'

const isStyles = (node: ts.Expression): boolean =>
  ts.isElementAccessExpression(node) &&
  new RegExp(`^import ${node.expression.getText()} from '.*[.]module[.]css'`, 'm').test(
    node.getSourceFile().text,
  )

/** An element at an index that the code counts itself, within the list's length. */
const isCounted = (node: ts.Expression): boolean =>
  ts.isElementAccessExpression(node) &&
  /^(?:at|row|start|width|initial|vowel|final)$|[%+-]|Math[.]/.test(
    node.argumentExpression.getText(),
  ) &&
  !ts.isStringLiteral(node.argumentExpression)

/** The member of a page for members, and the balances, which are there with the member. */
const ofMember = /^(?:useSession\(playerOf\)|useBalances\(\))\?\.|^balances$/

/** A class of a stylesheet is always there, and a screen for members has a member. */
const isForCompiler = (node: ts.Node): boolean =>
  ts.isBinaryExpression(node) &&
  (node.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken
    ? isStyles(node.left) ||
      (isCounted(node.left) && node.right.getText() !== '[]') ||
      ofMember.test(node.left.getText())
    : node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken &&
      node.left.getText() === 'balances')

/** A DOM without a layout does not change its sizes. */
const isOfLayout = (node: ts.Node): boolean =>
  (ts.isBinaryExpression(node) || ts.isExpressionStatement(node)) &&
  /\b(?:offsetHeight|rowHeight|lastLayout|setLayout)\b/.test(node.getText())

/** A function for a prerendered page, which these targets do not have. */
const otherPages = /^preparePage$/

/** Says that a prerendered page is hydrated; others are from the beginning. */
const isOfHydration = (node: ts.Node): boolean =>
  (ts.isExpressionStatement(node) || ts.isCallExpression(node)) &&
  /\bsetHydrated\(/.test(node.getText())

const isOfOtherPages = (node: ts.Node): boolean =>
  isOfHydration(node) ||
  (ts.isBinaryExpression(node) &&
    node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken &&
    /^(?:hydrated|useHydrated\(\))$/.test(node.left.getText())) ||
  ts.findAncestor(
    node,
    (one) => ts.isVariableDeclaration(one) && otherPages.test(one.name.getText()),
  ) !== undefined

const isYieldAlone = (node: ts.Node): boolean =>
  ts.isExpressionStatement(node) &&
  ts.isYieldExpression(node.expression) &&
  node.expression.expression?.getText() === 'undefined'

/** A pause between steps, and when there is one. */
const isPause = (node: ts.Node): boolean => {
  const statement = ts.findAncestor(node, ts.isStatement)
  return (
    statement !== undefined &&
    (isYieldAlone(statement) ||
      (ts.isIfStatement(statement) && isYieldAlone(statement.thenStatement)))
  )
}

/** `if (a < b) b = a`: where both are equal, nothing changes. */
const isLeast = (node: ts.Node): boolean => {
  if (!ts.isBinaryExpression(node) || !ts.isIfStatement(node.parent)) return false
  const { expression, thenStatement, elseStatement } = node.parent
  return (
    expression === node &&
    elseStatement === undefined &&
    /^[<>]$/.test(node.operatorToken.getText()) &&
    thenStatement.getText() === `${node.right.getText()} = ${node.left.getText()}`
  )
}

/** `const found = known.get(key) ?? read(key)`, then `known.set(key, found)`: kept only to be faster. */
const isOfCache = (node: ts.Node): boolean => {
  if (!ts.isExpressionStatement(node) || !ts.isBlock(node.parent)) return false
  const [, cache, key, value] = /^(\w+)\.set\((\w+), (\w+)\)$/.exec(node.getText()) ?? []
  if (cache === undefined) return false
  const found = new RegExp(`^const ${value} = ${cache}\\.get\\(${key}\\) \\?\\? \\w+\\(${key}\\)`)
  return node.parent.statements.some((statement) => found.test(statement.getText()))
}

/** Looks that spare a longer comparison: without one, the comparison says the same. What is in them counts. */
const isToBeFaster = (node: ts.Node): boolean =>
  ts.isBinaryExpression(node) && /\blackingSigns\(/.test(node.right.getText())

/** Parts that no input of these targets can show: docs/qa.md says why. */
export const isUnseen = (node: ts.Node): boolean =>
  [isForCompiler, isOfLayout, isOfOtherPages, isPause, isLeast, isOfCache, isToBeFaster].some(
    (is) => is(node),
  )
