import { join, relative } from 'node:path'
import ts from 'typescript'
import { codeGraph } from './code-graph.ts'
import type { CodeGraph, Names } from './code-graph.ts'

export type CallPlaces = { readonly screens: readonly string[]; readonly files: readonly string[] }

export const EVERY_PAGE = 'every page'

type Entry = { readonly screen: string; readonly file: string; readonly part: ts.Node }

/**
 * Route (`/api/routes/…`) → its callers, from the code: the table of screens, parts shown at one address (`pathname
 * === HOME_PATH ? …`), and the start of the page for everything else.
 */
export function callPlaces(top: string): ReadonlyMap<string, CallPlaces> {
  const start = join(top, 'src/app/start.tsx')
  const table = join(top, 'src/generated/screens/routes.ts')
  const app = join(top, 'src/app/app.tsx')
  const isOfOnePage = (node: ts.Node, file: string): boolean =>
    (file === table && screenOf(node) !== null) ||
    (file === app && addressOf(graph, file, node) !== null)
  const graph: CodeGraph = codeGraph(isOfOnePage)
  const entries: Entry[] = [
    ...partsOf(graph, table).flatMap((part) => {
      const screen = screenOf(part)
      return screen === null ? [] : [{ screen, file: table, part }]
    }),
    ...partsOf(graph, app).flatMap((part) => {
      const screen = addressOf(graph, app, part)
      return screen === null ? [] : [{ screen, file: app, part }]
    }),
  ]
  const tree = graph.treeOf(start)
  const whole = tree === undefined ? [] : [{ screen: EVERY_PAGE, file: start, part: tree }]
  const found = new Map<string, { screens: Set<string>; files: Set<string> }>()
  for (const { screen, file, part } of [...whole, ...entries]) {
    for (const [caller, { texts }] of reached(graph, graph.namesIn(file, part))) {
      for (const text of texts) {
        if (!text.startsWith('/api/routes/')) continue
        const places = found.get(text) ?? { screens: new Set(), files: new Set() }
        found.set(text, places)
        places.screens.add(screen)
        places.files.add(relative(top, caller.split('#')[0] ?? ''))
      }
    }
  }
  return new Map(
    [...found].map(([route, { screens, files }]) => [
      route,
      {
        // A call made on every page is not listed per page.
        screens: screens.has(EVERY_PAGE) ? [EVERY_PAGE] : [...screens].toSorted(),
        files: [...files].toSorted(),
      },
    ]),
  )
}

/** The address in `{ path: '/…', Screen: … }`; null: another node. */
function screenOf(node: ts.Node): string | null {
  if (!ts.isObjectLiteralExpression(node)) return null
  const valueOf = (name: string) =>
    node.properties
      .filter(ts.isPropertyAssignment)
      .find((one) => ts.isIdentifier(one.name) && one.name.text === name)?.initializer
  const path = valueOf('path')
  return path && ts.isStringLiteral(path) && valueOf('Screen') ? path.text : null
}

/** The address in `… === ADDRESS ?`; null: another node. */
function addressOf(graph: CodeGraph, file: string, node: ts.Node): string | null {
  if (!ts.isConditionalExpression(node) || !ts.isBinaryExpression(node.condition)) return null
  const { operatorToken, right } = node.condition
  if (operatorToken.kind !== ts.SyntaxKind.EqualsEqualsEqualsToken || !ts.isIdentifier(right))
    return null
  const named = graph.namesIn(file, right).declarations
  const texts = [...named].flatMap((one) => [...graph.namesOf(one).texts])
  return texts.find((text) => text.startsWith('/')) ?? null
}

function partsOf(graph: CodeGraph, file: string): readonly ts.Node[] {
  const found: ts.Node[] = []
  const visit = (node: ts.Node): void => {
    found.push(node)
    ts.forEachChild(node, visit)
  }
  const tree = graph.treeOf(file)
  if (tree !== undefined) visit(tree)
  return found
}

function reached(graph: CodeGraph, from: Names): ReadonlyMap<string, Names> {
  const seen = new Map<string, Names>()
  const next = [...from.declarations]
  for (let one = next.pop(); one !== undefined; one = next.pop()) {
    if (seen.has(one)) continue
    const names = graph.namesOf(one)
    seen.set(one, names)
    next.push(...names.declarations)
  }
  return seen
}
