import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isMap, isScalar, isSeq, parseDocument, visit } from 'yaml'
import { createContractFiles } from '../../../scripts/generate/contract-files.ts'
import { startThreads } from '../../../scripts/generate/threads.ts'
import { oneOf } from '../walk/random.ts'
import type { Drawn } from './drawn-changes.ts'

const top = join(import.meta.dirname, '../../..')

type Edit = { readonly words: string; readonly text: string }

/** Each way to take a required field or a value of an enum away, or to change a type. */
function editsOf(file: string, text: string): readonly Edit[] {
  const edits: Edit[] = []
  const document = parseDocument(text)
  const add = (words: string) => edits.push({ words: `${file}: ${words}`, text: String(document) })
  visit(document, {
    Pair: (_, { key, value }) => {
      const name = isScalar(key) ? String(key.value) : ''
      if (/^(?:required|enum)$/.test(name) && isSeq(value) && value.items.length > 1)
        for (const [index, item] of [...value.items.entries()]) {
          value.items.splice(index, 1)
          add(`${name} without ${String(item)}`)
          value.items.splice(index, 0, item)
        }
      if (name !== 'type' || !isScalar(value)) return
      const { value: type } = value
      if (type !== 'string' && type !== 'integer') return
      value.value = type === 'string' ? 'integer' : 'string'
      add(`${String(value.value)} for ${type}`)
      value.value = type
    },
    Map: (_, node) => (isMap(node) ? undefined : visit.SKIP),
  })
  return edits
}

/** Changes of the contract which still is one, with the code that is generated from them. */
export async function drawContractChanges(
  count: number,
  random: () => number,
): Promise<readonly Drawn[]> {
  const root = mkdtempSync(join(tmpdir(), 'contracts-'))
  const cache = join(top, '.cache/contract')
  const threads = startThreads(cache)
  cpSync(join(top, 'openapi'), join(root, 'openapi'), { recursive: true })
  const schemas = readdirSync(join(root, 'openapi/schemas')).map((file) => `schemas/${file}`)
  const all = schemas.flatMap((file) => {
    const text = readFileSync(join(root, 'openapi', file), 'utf8')
    return editsOf(file, text).map((edit) => ({ ...edit, file, before: text }))
  })
  const drawn: Drawn[] = []
  try {
    const make = createContractFiles({ root, cache, threads })
    const { run: before } = await make()
    for (let tries = 0; drawn.length < count && tries < 5 * count; tries += 1) {
      const edit = oneOf(random, all, () => 1)
      if (edit === undefined) break
      const path = join(root, 'openapi', edit.file)
      writeFileSync(path, edit.text)
      const made = await make().catch(() => null)
      writeFileSync(path, edit.before)
      const changes = [...(made?.run ?? [])].flatMap(([file, now]) =>
        before.get(file) === now || file.startsWith('openapi/')
          ? []
          : [{ file, old: readFileSync(join(top, file), 'utf8'), now }],
      )
      if (changes.length > 0)
        drawn.push({ kind: 'contract', words: edit.words, changes, mutant: null })
    }
  } finally {
    threads.stop()
    rmSync(root, { recursive: true })
  }
  return drawn
}
