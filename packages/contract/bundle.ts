import { dirname, relative, resolve } from 'node:path'
import { bundle, bundleFromString, createConfig } from '@redocly/openapi-core'
import { checkSources } from './check-sources.ts'
import { checkShape } from './check-shape.ts'
import type { Contract } from './contract.model.ts'
import { withStatusExamples } from './status-examples.ts'

/**
 * One contract with all its files, as one document whose references are local, with an example for
 * every status value of an answer.
 * @param source the document's text, if what stands in `file` is not yet it
 * @throws when a reference does not resolve, or an operation lacks what generation reads; the message
 * names the file and the place.
 */
export async function bundleContract(file: string, source?: string): Promise<Contract> {
  const config = await createConfig({})
  const result =
    source === undefined
      ? await bundle({ ref: file, config })
      : await bundleFromString({ source, absoluteRef: resolve(file), config })
  if (result.problems.length > 0) {
    // They say more: the line, the reference, and what was meant.
    checkSources(dirname(resolve(file)))
    const lines = result.problems.map((problem) => {
      const at = problem.location[0]
      return `${at?.source.absoluteRef ?? file} ${at?.pointer ?? ''}: ${problem.message}`
    })
    throw new Error(`The contract cannot be read:\n${lines.join('\n')}`)
  }
  return withStatusExamples(checkShape(relative(process.cwd(), file), result.bundle.parsed))
}

/** A bundled contract as the text of a JSON file, for tools that take one file without references to others. */
export const bundledText = (contract: Contract): string => `${JSON.stringify(contract, null, 2)}\n`
