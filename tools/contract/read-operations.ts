import { existsSync, readdirSync } from 'node:fs'
import { basename, dirname, join, posix, sep } from 'node:path'
import { readYaml } from './parse-once.ts'
import type { Route } from './routes.model.ts'

type Body = {
  /** `schemas/<file>.yaml#/<Name>`, or `#/schemas/<Name>` of the same file. */
  readonly schema: string
  readonly examples?: Readonly<Record<string, unknown>>
}

export type WrittenOperationFile = {
  /** Path below `/public/`. */
  readonly path: string
  readonly summary: string
  readonly 'x-source': unknown
  readonly access: 'guest' | 'member'
  /** It moves money and takes `Idempotency-Key`. */
  readonly money?: boolean
  /** Parameters in addition to those implied by `money`. */
  readonly parameters?: readonly string[]
  /** Missing: an empty body. */
  readonly request?: Body
  readonly answer: Body
  /** Routes of the site for it, by name; omitted properties are taken from the operation. */
  readonly routes?: Readonly<Record<string, Partial<Omit<Route, 'backend'>>>>
  /** Its effects on the backend's state; missing: it only reads. */
  readonly effects?: Readonly<Record<string, unknown>>
  /** Sources of its request's values, by request schema. */
  readonly values?: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Limits of a request that an answer provides, by request schema. */
  readonly limits?: Readonly<Record<string, unknown>>
  /** Schemas used only by this operation. */
  readonly schemas?: Readonly<Record<string, unknown>>
  /** Assumptions made only by this operation, by id. */
  readonly assumptions?: Readonly<Record<string, unknown>>
}

export type OperationFile = {
  /** Relative to openapi/. */
  readonly file: string
  /** The file's name. */
  readonly operationId: string
  /** The folder: a tag of backend.yaml. */
  readonly feature: string
  readonly written: WrittenOperationFile
}

/**
 * Files of operations/ in a folder such as openapi/, by feature in the order of `features`, then by name; none in
 * older versions of the contract.
 */
export function readOperations(
  folder: string,
  features: readonly string[],
): readonly OperationFile[] {
  const operationsFolder = join(folder, 'operations')
  if (!existsSync(operationsFolder)) return []
  const rank = ({ feature }: OperationFile) => {
    const position = features.indexOf(feature)
    return position < 0 ? features.length : position
  }
  return readdirSync(operationsFolder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml'))
    .toSorted()
    .map((file): OperationFile => {
      const path = file.replaceAll(sep, '/')
      return {
        file: posix.join('operations', path),
        operationId: basename(path, '.yaml'),
        feature: dirname(path),
        written: readYaml(operationsFolder, file) as WrittenOperationFile,
      }
    })
    .toSorted((a, b) => rank(a) - rank(b))
}
