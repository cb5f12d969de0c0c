import { answerFaults } from './check-answers.ts'
import {
  assumptionFaults,
  doubleOperationFaults,
  effectFaults,
  routeFaults,
} from './check-names.ts'
import { operationFaults } from './check-operations.ts'
import { referenceFaults } from './check-references.ts'
import { keywordFaults } from './check-schemas.ts'
import { isWritten, otherReaderFaults } from './check-yaml.ts'
import { SourceFiles } from './source-files.ts'
import type { SourceFault } from './source-files.ts'

/** In this order: what comes later follows references and names, and would only repeat what is wrong with those. */
const checks: readonly ((files: SourceFiles) => SourceFault[])[] = [
  (files) =>
    files
      .all()
      .filter(isWritten)
      .flatMap((file) => otherReaderFaults(files, file)),
  operationFaults,
  referenceFaults,
  doubleOperationFaults,
  (files) => [...routeFaults(files), ...assumptionFaults(files), ...effectFaults(files)],
  (files) => [...keywordFaults(files), ...answerFaults(files)],
]

/**
 * What is wrong with the files of a folder such as openapi/ as they are written, each with file, line and
 * pointer, and what to write instead; of the first kind that is found, all.
 */
export function sourceFaults(folder: string): string[] {
  const files = new SourceFiles(folder)
  for (const check of checks) {
    const found = check(files)
    if (found.length > 0) return found.map((fault) => files.describe(fault))
  }
  return []
}

/** @throws when the files of a folder such as openapi/ hold what generation would take for something else */
export function checkSources(folder: string): void {
  const faults = sourceFaults(folder)
  if (faults.length > 0) throw new Error(`The contract cannot be read:\n${faults.join('\n')}`)
}
