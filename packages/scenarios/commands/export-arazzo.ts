import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { arazzoDocuments, workflowFolder } from '../arazzo/documents.ts'

/** Writes the calls of scenarios, or of `openapi/journeys.yaml`, as Arazzo workflows. */
export async function exportArazzo(names: readonly string[]): Promise<void> {
  const folder = names.length === 0 ? workflowFolder : join('.cache/scenarios/workflows')
  const documents = await arazzoDocuments({ names, folder })
  if (names.length === 0) rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const [file, text] of documents) {
    writeFileSync(join(folder, file), text)
    console.log(relative(process.cwd(), join(folder, file)))
  }
}
