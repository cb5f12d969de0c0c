import { dirname, join } from 'node:path'
import ts from 'typescript'
import { markPlaces, parseSource, placeAround } from './places.ts'

type Parsed = {
  readonly source: ts.SourceFile
  readonly places: ReadonlyMap<ts.Node, number>
}

/** Places that run what is changed; null: all that load the file. */
export type Users = ReadonlySet<number> | null

export type Code = ReturnType<typeof createCode>

const isMention = (node: ts.Identifier): boolean => {
  const { parent } = node
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node
  if (ts.isImportSpecifier(parent) || ts.isImportClause(parent)) return false
  if (ts.isNamespaceImport(parent) || ts.isExportSpecifier(parent)) return false
  if (ts.isPropertyAssignment(parent) || ts.isJsxAttribute(parent)) return parent.name !== node
  return !(
    (ts.isVariableDeclaration(parent) || ts.isFunctionDeclaration(parent)) &&
    parent.name === node
  )
}

function* identifiersIn(node: ts.Node, name: string): Iterable<ts.Identifier> {
  if (ts.isTypeNode(node) && !ts.isExpressionWithTypeArguments(node)) return
  if (ts.isIdentifier(node) && node.text === name && isMention(node)) yield node
  const children: ts.Node[] = []
  ts.forEachChild(node, (child) => void children.push(child))
  for (const child of children) yield* identifiersIn(child, name)
}

function* dynamicImportsIn(node: ts.Node): Iterable<ts.CallExpression> {
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) yield node
  const children: ts.Node[] = []
  ts.forEachChild(node, (child) => void children.push(child))
  for (const child of children) yield* dynamicImportsIn(child)
}

function namesBoundBy(name: ts.BindingName): readonly string[] {
  if (ts.isIdentifier(name)) return [name.text]
  return name.elements.flatMap((one) => (ts.isBindingElement(one) ? namesBoundBy(one.name) : []))
}

/** What the declaration around a node declares; null: it is none, so that it runs with its module. */
function declaredAround(node: ts.Node): readonly string[] | null {
  const declared = ts.findAncestor(
    node,
    (one) =>
      ts.isSourceFile(one) ||
      ts.isSourceFile(one.parent) ||
      (ts.isVariableDeclaration(one) &&
        ts.isVariableStatement(one.parent.parent) &&
        ts.isSourceFile(one.parent.parent.parent)),
  )
  if (declared === undefined || ts.isSourceFile(declared)) return null
  if (ts.isVariableDeclaration(declared)) return namesBoundBy(declared.name)
  if (ts.isVariableStatement(declared))
    return declared.declarationList.declarations.flatMap(({ name }) => namesBoundBy(name))
  if (ts.isFunctionDeclaration(declared) || ts.isClassDeclaration(declared))
    return declared.name === undefined ? ['default'] : [declared.name.text]
  if (ts.isTypeAliasDeclaration(declared) || ts.isInterfaceDeclaration(declared)) return []
  if (ts.isImportDeclaration(declared) && declared.importClause !== undefined)
    return namesImported(declared.importClause)
  return null
}

const namesImported = ({ name, namedBindings }: ts.ImportClause): readonly string[] => [
  ...(name === undefined ? [] : [name.text]),
  ...(namedBindings === undefined
    ? []
    : ts.isNamespaceImport(namedBindings)
      ? [namedBindings.name.text]
      : namedBindings.elements.map((one) => one.name.text)),
]

/** Uses on the machines what only screens use otherwise. */
const HARNESS = 'packages/scenarios/page/page-entry.ts'

/** The code of a map, by which names are followed from file to file. */
export function createCode(files: ReadonlyMap<string, number>, textOf: (file: string) => string) {
  const parsed = new Map<string, Parsed>()
  const read = (file: string): Parsed => {
    const known = parsed.get(file)
    if (known !== undefined) return known
    const source = parseSource(textOf(file), file)
    const places = new Map<ts.Node, number>()
    markPlaces(source, files.get(file), (node, place) => void places.set(node, place))
    const one = { source, places }
    parsed.set(file, one)
    return one
  }
  const codeFiles = [...files.keys()].filter((file) => /\.(?:tsx?|js)$/.test(file))
  const leadsTo = (file: string, specifier: ts.Expression, target: string): boolean =>
    ts.isStringLiteral(specifier) && join(dirname(file), specifier.text) === target

  /** Names under which another file knows an export, and the places that import the file later. */
  function* importsOf(
    target: string,
    name: string,
  ): Iterable<{ readonly file: string; readonly local: string } | ts.CallExpression | null> {
    const [last = target] = target.split('/').slice(-1)
    let isImported = false
    for (const file of [...codeFiles, HARNESS]) {
      if (file === HARNESS && isImported) continue
      if (file === target || !textOf(file).includes(last)) continue
      const { source } = read(file)
      for (const statement of source.statements) {
        if (
          ts.isExportDeclaration(statement) &&
          statement.moduleSpecifier !== undefined &&
          leadsTo(file, statement.moduleSpecifier, target)
        )
          yield null
        if (!ts.isImportDeclaration(statement)) continue
        const { importClause, moduleSpecifier } = statement
        if (importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword || importClause === undefined)
          continue
        if (!leadsTo(file, moduleSpecifier, target)) continue
        const { namedBindings } = importClause
        if (importClause.name !== undefined && name === 'default')
          yield { file, local: importClause.name.text }
        if (namedBindings === undefined) continue
        if (ts.isNamespaceImport(namedBindings)) yield { file, local: namedBindings.name.text }
        else
          for (const one of namedBindings.elements)
            if ((one.propertyName ?? one.name).text === name) {
              isImported = true
              yield file === HARNESS ? null : { file, local: one.name.text }
            }
      }
      if (!textOf(file).includes('import(')) continue
      for (const call of dynamicImportsIn(source))
        if (call.arguments[0] !== undefined && leadsTo(file, call.arguments[0], target)) yield call
    }
  }

  /** Places that run when a node does, which has none of its own: those that use what it declares. */
  function usersOf(nodes: readonly ts.Node[]): Users {
    const found = new Set<number>()
    const seen = new Set<string>()
    const left: ts.Node[] = [...nodes]
    const follow = (file: string, name: string): boolean => {
      if (seen.has(`${file} ${name}`)) return true
      seen.add(`${file} ${name}`)
      left.push(...identifiersIn(read(file).source, name))
      for (const one of importsOf(file, name)) {
        if (one === null) return false
        if ('local' in one) follow(one.file, one.local)
        else left.push(one)
      }
      return true
    }
    for (let node = left.pop(); node !== undefined; node = left.pop()) {
      const file = node.getSourceFile().fileName
      const place = placeAround(node, read(file).places)
      if (place !== null) {
        found.add(place)
        continue
      }
      const names = declaredAround(node)
      if (names === null || !names.every((name) => follow(file, name))) return null
    }
    return found
  }

  /** File and line of a place. */
  const wordsOf = (place: number): string => {
    const file = [...files.keys()].findLast((one) => (files.get(one) ?? 0) <= place) ?? ''
    if (!codeFiles.includes(file)) return file
    const { source, places } = read(file)
    const [node = source] = [...places].find(([, one]) => one === place) ?? []
    return `${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`
  }

  return { read, usersOf, wordsOf }
}
