import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const derived =
  '{docs/machines,mocks/generated,openapi,src/generated,src/i18n,tests/scenarios}/**/*.*'

function readDerived(top: string): ReadonlyMap<string, Buffer> {
  const files = globSync(derived, { cwd: top, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  return new Map(files.map((file) => [file, readFileSync(file)]))
}

/** Remembers the generated files; the returned function restores them, and removes those that were added. */
export function keepDerived(top: string): () => void {
  const kept = readDerived(top)
  return () => {
    const now = readDerived(top)
    for (const file of now.keys()) if (!kept.has(file)) rmSync(file)
    for (const [file, content] of kept) {
      if (now.get(file)?.equals(content)) continue
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, content)
    }
  }
}
