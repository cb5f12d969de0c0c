import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'

export type Names = {
  readonly declarations: ReadonlySet<string>
  readonly texts: ReadonlySet<string>
}

export type CodeGraph = {
  /** A file's syntax tree; undefined: not a code file. */
  readonly treeOf: (file: string) => ts.SourceFile | undefined
  readonly namesIn: (file: string, part: ts.Node, left?: (node: ts.Node) => boolean) => Names
  readonly namesOf: (declaration: string) => Names
}

type Imported = { readonly file: string; readonly name: string }
type Parsed = {
  readonly tree: ts.SourceFile
  readonly imports: ReadonlyMap<string, Imported>
  /** Name → the statements that declare or re-export it. */
  readonly declared: ReadonlyMap<string, ts.Node>
  readonly handedOn: ReadonlyMap<string, Imported>
}

const NOTHING: Names = { declarations: new Set(), texts: new Set() }

/**
 * Graph of references between declarations, from syntax alone: an import is a path to a file.
 * @param isLeft parts of the code to ignore, such as a table of screens
 */
export function codeGraph(
  isLeft: (node: ts.Node, file: string) => boolean = () => false,
): CodeGraph {
  const parsed = new Map<string, Parsed | undefined>()
  const cache = new Map<string, Names>()

  const read = (file: string): Parsed | undefined => {
    if (!parsed.has(file)) parsed.set(file, existsSync(file) ? parse(file) : undefined)
    return parsed.get(file)
  }

  /** Exports of a file selected by `names`; all if that is empty. */
  const exportsOf = (file: string, names: ReadonlySet<string>): string[] => {
    const { declared, handedOn } = read(file) ?? { declared: new Map(), handedOn: new Map() }
    const all = [...declared.keys(), ...handedOn.keys()] as string[]
    const named = all.filter((name) => names.has(name))
    return (named.length > 0 ? named : all).map((name) => `${file}#${name}`)
  }

  const namesIn: CodeGraph['namesIn'] = (file, part, left = () => false) => {
    const { imports, declared } = read(file) ?? { imports: new Map(), declared: new Map() }
    const identifiers = new Set<string>()
    const loaded: string[] = []
    const texts = new Set<string>()
    const visit = (node: ts.Node): void => {
      if (node !== part && (left(node) || isLeft(node, file))) return
      if (ts.isTypeNode(node) && !ts.isExpressionWithTypeArguments(node)) return
      if (ts.isIdentifier(node)) identifiers.add(node.text)
      if (ts.isStringLiteralLike(node)) texts.add(node.text)
      if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
        const [path] = node.arguments
        if (path && ts.isStringLiteralLike(path)) loaded.push(join(dirname(file), path.text))
      }
      ts.forEachChild(node, visit)
    }
    visit(part)
    const direct = [...identifiers].flatMap((name) => {
      const imported: Imported | undefined = imports.get(name)
      if (imported !== undefined) {
        return imported.name === '*'
          ? exportsOf(imported.file, identifiers)
          : [`${imported.file}#${imported.name}`]
      }
      return declared.has(name) ? [`${file}#${name}`] : []
    })
    const later = loaded.flatMap((target) => exportsOf(target, identifiers))
    return { declarations: new Set([...direct, ...later]), texts }
  }

  const findNames = (declaration: string): Names => {
    const [file = '', name = ''] = declaration.split('#')
    const found = read(file)
    const elsewhere = found?.handedOn.get(name)
    if (elsewhere)
      return { ...NOTHING, declarations: new Set([`${elsewhere.file}#${elsewhere.name}`]) }
    const part = found?.declared.get(name)
    return part === undefined ? NOTHING : namesIn(file, part)
  }

  return {
    treeOf: (file) => read(file)?.tree,
    namesIn,
    namesOf: (declaration) => {
      const names = cache.get(declaration) ?? findNames(declaration)
      cache.set(declaration, names)
      return names
    },
  }
}

function parse(file: string): Parsed {
  const text = readFileSync(file, 'utf8')
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, kind)
  const imports = new Map<string, Imported>()
  const declared = new Map<string, ts.Node>()
  const handedOn = new Map<string, Imported>()
  const fileAt = (path: ts.Expression) =>
    ts.isStringLiteral(path) && path.text.startsWith('.') ? join(dirname(file), path.text) : null
  for (const statement of tree.statements) {
    if (ts.isImportDeclaration(statement)) {
      const target = fileAt(statement.moduleSpecifier)
      if (target !== null) addImports(imports, target, statement.importClause)
    } else if (ts.isExportDeclaration(statement)) {
      const target = statement.moduleSpecifier && fileAt(statement.moduleSpecifier)
      if (target && statement.exportClause && ts.isNamedExports(statement.exportClause)) {
        for (const { name, propertyName } of statement.exportClause.elements)
          handedOn.set(name.text, { file: target, name: (propertyName ?? name).text })
      }
    } else if (ts.isVariableStatement(statement)) {
      for (const one of statement.declarationList.declarations)
        for (const name of boundNames(one.name)) declared.set(name, one)
    } else if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) {
      declared.set(statement.name?.text ?? 'default', statement)
    } else if (ts.isExportAssignment(statement)) {
      declared.set('default', statement)
    }
  }
  return { tree, imports, declared, handedOn }
}

function addImports(
  imports: Map<string, Imported>,
  file: string,
  clause: ts.ImportClause | undefined,
): void {
  if (clause === undefined || clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return
  if (clause.name) imports.set(clause.name.text, { file, name: 'default' })
  const { namedBindings: named } = clause
  if (named === undefined) return
  if (ts.isNamespaceImport(named)) imports.set(named.name.text, { file, name: '*' })
  else
    for (const { name, propertyName, isTypeOnly } of named.elements)
      if (!isTypeOnly) imports.set(name.text, { file, name: (propertyName ?? name).text })
}

const boundNames = (name: ts.BindingName): string[] =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((one) => (ts.isBindingElement(one) ? boundNames(one.name) : []))
