import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { isMap, isNode, isScalar, LineCounter, parseDocument, visit } from 'yaml'
import type { Document } from 'yaml'
import { didYouMean } from '../../src/lib/nearest-name.ts'
import { compileMap } from './compile-map.ts'
import type { Gap, Path } from './field-rules.ts'
import { mapSchema } from './map-schema.ts'
import type { CompiledMap } from './mapped-port.ts'

/** A map that cannot be used; the message has a line for each reason, with file and line. */
export class BackendMapError extends Error {
  override readonly name = 'BackendMapError'
}

/**
 * Reads and compiles a map.
 * @throws BackendMapError
 */
export async function readBackendMap(
  file: string,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<CompiledMap> {
  const lineCounter = new LineCounter()
  const document = parseDocument(readText(file), { lineCounter })
  const lineAt = (offset: number) => lineCounter.linePos(offset).line
  const lineOf = (path: Path) => findLine(document, path, lineAt)
  const fail = (gaps: readonly { readonly line: number; readonly text: string }[]): never => {
    const sorted = gaps.toSorted((a, b) => a.line - b.line)
    throw new BackendMapError(sorted.map(({ line, text }) => `${file}:${line}: ${text}`).join('\n'))
  }
  const gapTexts = (gaps: readonly Gap[]) =>
    gaps.map(({ path, text }) => ({ line: lineOf(path), text }))
  if (document.errors.length > 0)
    fail(
      document.errors.map(({ pos, message }) => ({
        line: lineAt(pos[0]),
        text: message.replace(/ at line[^]*/, ''),
      })),
    )
  readCodesAsText(document)
  const parsed = mapSchema.safeParse(document.toJS() ?? {}, { reportInput: true })
  if (!parsed.success) return fail(gapTexts(issuesIn(parsed.error, mapSchema)))
  const { functions } = parsed.data
  const namedFunctions =
    functions === undefined ? {} : await readFunctions(resolve(dirname(file), functions))
  const { map, gaps } = compileMap(parsed.data, namedFunctions, environment, lineOf)
  return gaps.length > 0 ? fail(gapTexts(gaps)) : map
}

/** Line of a path, or of the nearest place above it that the file has. */
function findLine(document: Document, path: Path, lineAt: (offset: number) => number): number {
  const parentPath = path.slice(0, -1)
  const parent = document.getIn(parentPath, true)
  const keys = isMap(parent) ? parent.items.map(({ key }) => key) : []
  const key = keys.find(
    (candidate) => isScalar(candidate) && String(candidate.value) === String(path.at(-1)),
  )
  const node = key ?? document.getIn(path, true)
  if (isNode(node) && node.range) return lineAt(node.range[0])
  return path.length === 0 ? 1 : findLine(document, parentPath, lineAt)
}

/** Keeps the spelling of codes, because YAML reads 0000 as the number 0. */
function readCodesAsText(document: Document): void {
  visit(document, {
    Scalar: (key, scalar) => {
      const isCode = key === 'key' || /^0\d/.test(scalar.source ?? '')
      if (typeof scalar.value === 'number' && isCode) scalar.value = scalar.source
    },
  })
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    throw new BackendMapError(`${file} cannot be read.`)
  }
}

async function readFunctions(file: string): Promise<Readonly<Record<string, unknown>>> {
  try {
    return (await import(/* @vite-ignore */ pathToFileURL(file).href)) as Record<string, unknown>
  } catch (error) {
    throw new BackendMapError(`${file} cannot be loaded: ${String(error)}`)
  }
}

/** Describes each issue, with the schema's nearest name. */
function issuesIn(error: z.ZodError, schema: z.ZodType): readonly Gap[] {
  const names = namesIn(schema)
  return error.issues.flatMap((issue) => issuesOf(issue, names))
}

/** For a union, the issues of the alternative that matched furthest: the author most likely meant that one. */
function issuesOf(
  issue: z.core.$ZodIssue,
  names: readonly string[],
  parentPath: Path = [],
): readonly Gap[] {
  const path: Path = [
    ...parentPath,
    ...issue.path.map((part) => (typeof part === 'number' ? part : String(part))),
  ]
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({
      path: [...path, key],
      text: `${key} is not known here${didYouMean(key, names)}`,
    }))
  if (issue.code === 'invalid_key')
    return issue.issues.flatMap((innerIssue) => issuesOf(innerIssue, names, path))
  if (issue.code === 'invalid_union') {
    const alternatives = issue.errors.map((issues) =>
      issues.flatMap((innerIssue) => issuesOf(innerIssue, names, path)),
    )
    const depth = (gaps: readonly Gap[]) => Math.max(0, ...gaps.map((gap) => gap.path.length))
    const deepest = alternatives.toSorted((a, b) => depth(b) - depth(a))[0] ?? []
    const suggestion = alternatives.flat().find(({ text }) => text.includes('did you mean'))
    return depth(deepest) > path.length
      ? deepest
      : [suggestion ?? deepest[0] ?? { path, text: issue.message }]
  }
  const pathText = path.join('.')
  if (issue.code !== 'invalid_value') return [{ path, text: `${pathText}: ${issue.message}` }]
  const hint = didYouMean(String(issue.input), issue.values.map(String))
  return [{ path, text: `${pathText} cannot be ${String(issue.input)}${hint}` }]
}

/** Names of all properties in a schema. */
function namesIn(schema: z.ZodType): readonly string[] {
  const names = new Set<string>()
  JSON.stringify(z.toJSONSchema(schema), (key, value: unknown) => {
    if (key === 'properties') for (const name of Object.keys(Object(value))) names.add(name)
    return value
  })
  return [...names]
}
