import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Contract } from './contract.model.ts'
import { projectsOf } from './mock-projects.ts'

/** Runs orval in an empty folder; it prints to the console and throws on errors. */
export async function emitMocks(cache: string, contract: Contract): Promise<Map<string, string>> {
  const { input, output } = projectsOf(contract).handlers
  const folder = join(cache, 'handlers')
  // The import is here, because it takes longer than reading orval's earlier output.
  const { generate } = await import('orval')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const { log } = console
  console.log = () => {}
  try {
    const target = join(folder, basename(output.target))
    await generate({ input, output: { ...output, target } })
  } finally {
    console.log = log
  }
  return new Map([['backend.msw.ts', readFileSync(join(folder, 'backend.msw.ts'), 'utf8')]])
}
