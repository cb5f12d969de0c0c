import ts from 'typescript'
import { isUnseen } from './unseen.ts'

const classes = [
  ...(['action', 'entry order', 'tag', 'timer', 'actor', 'guard', 'transition', 'model'] as const),
  ...(['glue', 'toast', 'dialog', 'component'] as const),
] as const
export type MutantClass = (typeof classes)[number]

export type Mutation = {
  readonly class: MutantClass
  readonly words: string
  readonly replace: (active: string, code: string) => string
}

const isChart = (file: string): boolean => /\.(?:machine|states|setup)\.ts$/.test(file)

function classOf(node: ts.Node, file: string): MutantClass {
  if (/toast|notifier/.test(file) || node.getText().includes('showToast')) return 'toast'
  if (/dialog|use-modal|drawer/.test(file) && file.endsWith('.tsx')) return 'dialog'
  if (file.includes('use-modal')) return 'dialog'
  if (file.startsWith('src/app')) return 'glue'
  if (file.endsWith('.actors.ts')) return 'actor'
  return file.endsWith('.tsx') || /\/use-[^/]*\.ts$/.test(file) ? 'component' : 'model'
}

const instead =
  (mutated: string): Mutation['replace'] =>
  (active, code) =>
    `(${active} ? ${mutated} : ${code})`

const short = (node: ts.Node): string => {
  const text = node.getText().replaceAll(/\s+/g, ' ')
  return text.length > 60 ? `${text.slice(0, 57)}…` : text
}

const otherOperator: Readonly<Record<string, string>> = {
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '>': '>=',
  '<=': '<',
  '>=': '>',
}

const chartProperties: Readonly<Record<string, MutantClass>> = {
  entry: 'action',
  exit: 'action',
  actions: 'action',
  tags: 'tag',
  after: 'timer',
  invoke: 'actor',
  guard: 'guard',
}

/** Whether a property names the event, or the delay, of transitions. */
const isTransition = ({ parent: { parent } }: ts.PropertyAssignment): boolean =>
  ts.isPropertyAssignment(parent) && /^(?:on|after)$/.test(parent.name.getText())

function ofChart(node: ts.Expression): readonly Mutation[] {
  const property = node.parent
  if (!ts.isPropertyAssignment(property) || property.initializer !== node) return []
  const name = property.name.getText()
  const kind = isTransition(property) ? 'transition' : chartProperties[name]
  if (kind === undefined) return []
  const without: Mutation = {
    class: kind,
    words: `without ${name}: ${short(node)}`,
    replace: instead('undefined'),
  }
  if (!ts.isArrayLiteralExpression(node) || node.elements.length < 2) return [without]
  const elements = node.elements.map((element) => element.getText())
  return [
    ...elements.map((element, index): Mutation => {
      const others = elements.toSpliced(index, 1).join(', ')
      return {
        class: kind,
        words: `${name} without ${element.replaceAll(/\s+/g, ' ').slice(0, 60)}`,
        replace: instead(`[${others}]`),
      }
    }),
    {
      class: 'entry order',
      words: `${name} in reverse: ${short(node)}`,
      replace: instead(`[${elements.toReversed().join(', ')}]`),
    },
  ]
}

const opposite: Mutation['replace'] = (active, code) => `(${active} ? !(${code}) : ${code})`

/** What an `if` asks, and what is negated, unless a comparison is changed already. */
const isDecision = (node: ts.Expression): boolean =>
  !ts.isBinaryExpression(node) &&
  ((ts.isIfStatement(node.parent) && node.parent.expression === node) ||
    (ts.isPrefixUnaryExpression(node.parent) &&
      node.parent.operator === ts.SyntaxKind.ExclamationToken))

function ofCondition(node: ts.Expression, file: string): readonly Mutation[] {
  const kind = classOf(node, file)
  if (node.kind === ts.SyntaxKind.TrueKeyword || node.kind === ts.SyntaxKind.FalseKeyword) {
    const other = node.kind === ts.SyntaxKind.TrueKeyword ? 'false' : 'true'
    return [{ class: kind, words: `${other} for ${short(node.parent)}`, replace: instead(other) }]
  }
  if (ts.isConditionalExpression(node))
    return [
      {
        class: kind,
        words: `the other side of ${short(node)}`,
        replace: instead(
          `(!(${node.condition.getText()}) ? ${node.whenTrue.getText()} : ${node.whenFalse.getText()})`,
        ),
      },
    ]
  if (isDecision(node))
    return [{ class: kind, words: `the opposite of ${short(node)}`, replace: opposite }]
  if (!ts.isBinaryExpression(node)) return []
  const [one, operator, other] = [node.left, node.operatorToken, node.right].map((part) =>
    part.getText(),
  ) as [string, string, string]
  const changed = otherOperator[operator]
  if (changed !== undefined)
    return [
      {
        class: kind,
        words: `${changed} for ${short(node)}`,
        replace: instead(`((${one}) ${changed} (${other}))`),
      },
    ]
  if (operator === '&&' || operator === '||' || operator === '??')
    return [
      {
        class: kind,
        words: `only the ${operator === '&&' ? 'second' : 'first'} of ${short(node)}`,
        replace: instead(`(${operator === '&&' ? other : one})`),
      },
    ]
  return []
}

const LEAST_FIGURE = 50

/** A time says so by its name; other figures are sizes, limits and parts of drawings. */
const isTime = (node: ts.Node): boolean =>
  /(?:_MS|Ms|SECOND|MINUTE)\b/.test(
    ts.findAncestor(node, ts.isVariableDeclaration)?.name.getText() ?? '',
  )

const ofFigure = (node: ts.Expression, file: string): readonly Mutation[] =>
  ts.isNumericLiteral(node) && Number(node.text.replaceAll('_', '')) >= LEAST_FIGURE
    ? [
        {
          class: isTime(node) ? 'timer' : classOf(node, file),
          words: `ten times ${short(node.parent)}`,
          replace: instead(`(10 * ${node.getText()})`),
        },
      ]
    : []

/** Names and places, which React and styles need. */
const leftAttributes = /^(?:key|ref|id|className|children)$/

function ofAttribute(node: ts.JsxAttribute, file: string): readonly Mutation[] {
  const name = node.name.getText()
  if (leftAttributes.test(name)) return []
  const { initializer } = node
  const value =
    initializer === undefined
      ? 'true'
      : ts.isJsxExpression(initializer)
        ? null
        : initializer.getText()
  return [
    {
      class: classOf(node, file),
      words: `without ${short(node)}`,
      replace: (active, code) => {
        const given = value ?? code.slice(code.indexOf('{') + 1, code.lastIndexOf('}'))
        return `${name}={(${active} ? undefined : (${given}))}`
      },
    },
  ]
}

const isEffect = (node: ts.Node): node is ts.ExpressionStatement =>
  ts.isExpressionStatement(node) &&
  !(ts.isBinaryExpression(node.expression) && node.parent.kind === ts.SyntaxKind.SourceFile)

/** A function whose body is one call, as handlers and connections are. */
const isHandler = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) &&
  ts.isArrowFunction(node.parent) &&
  node.parent.body === node &&
  (ts.isPropertyAssignment(node.parent.parent) || ts.isJsxExpression(node.parent.parent))

export function mutationsOf(node: ts.Node, file: string): readonly Mutation[] {
  if (isUnseen(node)) return []
  if (isEffect(node)) {
    return [
      {
        class: classOf(node, file),
        words: `without ${short(node)}`,
        replace: (active, code) => `{ if (!${active}) { ${code} } }`,
      },
    ]
  }
  if (ts.isJsxAttribute(node)) return ofAttribute(node, file)
  if (!ts.isExpression(node)) return []
  return [
    ...(isChart(file) ? ofChart(node) : []),
    ...ofCondition(node, file),
    ...ofFigure(node, file),
    ...(isHandler(node)
      ? [
          {
            class: classOf(node, file),
            words: `without ${short(node)}`,
            replace: instead('undefined'),
          },
        ]
      : []),
  ]
}
