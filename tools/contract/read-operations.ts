import { existsSync, readdirSync } from 'node:fs'
import { basename, dirname, join, posix, sep } from 'node:path'
import type { OperationFile, WrittenOperationFile } from './operation.model.ts'
import { readYaml } from './parse-once.ts'

/**
 * Files of operations/ in a folder such as openapi/, by feature in the order of `features`, then by name; none in
 * older versions of the contract.
 */
export function readOperations(
  folder: string,
  features: readonly string[],
): readonly OperationFile[] {
  const top = join(folder, 'operations')
  if (!existsSync(top)) return []
  const rank = ({ feature }: OperationFile) => {
    const position = features.indexOf(feature)
    return position < 0 ? features.length : position
  }
  return readdirSync(top, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml'))
    .toSorted()
    .map((file): OperationFile => {
      const path = file.replaceAll(sep, '/')
      return {
        file: posix.join('operations', path),
        operationId: basename(path, '.yaml'),
        feature: dirname(path),
        written: readYaml(top, file) as WrittenOperationFile,
      }
    })
    .toSorted((one, other) => rank(one) - rank(other))
}
