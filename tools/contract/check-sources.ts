import { answerFaults } from './check-answers.ts'
import { assumptionFaults, effectFaults } from './check-names.ts'
import { operationFaults } from './check-operations.ts'
import { referenceFaults } from './check-references.ts'
import { keywordFaults } from './check-schemas.ts'
import { SourceFiles } from './source-files.ts'
import type { SourceFault } from './source-files.ts'

/** The checks run in this order, because later ones would repeat the faults of earlier ones. */
const checks: readonly ((files: SourceFiles) => SourceFault[])[] = [
  operationFaults,
  referenceFaults,
  (files) => [...assumptionFaults(files), ...effectFaults(files)],
  (files) => [...keywordFaults(files), ...answerFaults(files)],
]

export function sourceFaults(folder: string): string[] {
  const files = new SourceFiles(folder)
  for (const check of checks) {
    const faults = check(files)
    if (faults.length > 0) return faults.map((fault) => files.describe(fault))
  }
  return []
}

/** @throws when generation would misread the files of a folder such as openapi/ */
export function checkSources(folder: string): void {
  const faults = sourceFaults(folder)
  if (faults.length > 0) throw new Error(`The contract cannot be read:\n${faults.join('\n')}`)
}
