import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isMap, isNode, isScalar, LineCounter, parseDocument, visit } from 'yaml'
import { compileMap } from './compile-map.ts'
import type { Gap, Path } from './gaps.ts'
import { mapSchema } from './map-schema.ts'
import type { CompiledMap } from './mapped-port.ts'
import { issuesIn } from './schema-issues.ts'

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
  const counter = new LineCounter()
  const document = parseDocument(readText(file), { lineCounter: counter })
  const lineAt = (offset: number) => counter.linePos(offset).line
  /** The line of the place, or of the nearest place above it that the file has. */
  const lineOf = (path: Path): number => {
    const above = path.slice(0, -1)
    const holder = document.getIn(above, true)
    const keys = isMap(holder) ? holder.items.map(({ key }) => key) : []
    const key = keys.find((one) => isScalar(one) && String(one.value) === String(path.at(-1)))
    const node = key ?? document.getIn(path, true)
    if (isNode(node) && node.range) return lineAt(node.range[0])
    return path.length === 0 ? 1 : lineOf(above)
  }
  const fail = (gaps: readonly { readonly line: number; readonly text: string }[]): never => {
    const sorted = gaps.toSorted((one, other) => one.line - other.line)
    throw new BackendMapError(sorted.map(({ line, text }) => `${file}:${line}: ${text}`).join('\n'))
  }
  const placed = (gaps: readonly Gap[]) =>
    gaps.map(({ path, text }) => ({ line: lineOf(path), text }))
  if (document.errors.length > 0)
    fail(
      document.errors.map(({ pos, message }) => ({
        line: lineAt(pos[0]),
        text: message.replace(/ at line[^]*/, ''),
      })),
    )
  // 0000 is a code, and not 0.
  visit(document, {
    Scalar: (key, scalar) => {
      const isCode = key === 'key' || /^0\d/.test(scalar.source ?? '')
      if (typeof scalar.value === 'number' && isCode) scalar.value = scalar.source
    },
  })
  const parsed = mapSchema.safeParse(document.toJS() ?? {}, { reportInput: true })
  if (!parsed.success) return fail(placed(issuesIn(parsed.error, mapSchema)))
  const { functions } = parsed.data
  const named =
    functions === undefined ? {} : await readFunctions(resolve(dirname(file), functions))
  const { map, gaps } = compileMap(parsed.data, named, environment, lineOf)
  return gaps.length > 0 ? fail(placed(gaps)) : map
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
