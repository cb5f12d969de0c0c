import { existsSync, globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { API } from 'typescript-7/unstable/async'
import type { Diagnostic, Snapshot } from 'typescript-7/unstable/async'

/** Projects of what `npm run dev` runs; `npm run typecheck` has all. */
const projects = ['tsconfig.site.json', 'mocks/tsconfig.json']
const sources = ['src/**/*.{ts,tsx}', 'mocks/**/*.ts']
/** A whole check takes seconds of the processor: only after this pause. */
const PAUSE_MS = 3_000
const GATHER_MS = 30

const wordsIn = (text: string): readonly string[] => text.match(/[\w$]+/g) ?? []

/** Words that a text has less often than before. */
function removedWords(before: string, now: string): ReadonlySet<string> {
  const left = new Map<string, number>()
  for (const word of wordsIn(before)) left.set(word, (left.get(word) ?? 0) + 1)
  for (const word of wordsIn(now)) left.set(word, (left.get(word) ?? 0) - 1)
  return new Set([...left].flatMap(([word, count]) => (count > 0 ? [word] : [])))
}

export type LiveTypes = {
  readonly edited: (file: string) => void
  readonly stop: () => Promise<void>
}

/**
 * Checks types as files are edited. First the edited files and those that use a name which the edit removed, then, in
 * a pause, all. Calls `report` with all known errors, `file:line:column: message`, when they changed.
 */
export async function startLiveTypes(
  root: string,
  report: (errors: readonly string[]) => void,
): Promise<LiveTypes> {
  const api = new API({ cwd: root })
  const texts = new Map<string, string>()
  const read = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '')
  for (const pattern of sources)
    for (const path of globSync(pattern, { cwd: root }))
      if (!path.endsWith('.test.ts') && !path.endsWith('.test.tsx'))
        texts.set(join(root, path), read(join(root, path)))

  let errors = new Map<string, readonly string[]>()
  let reported = '[]'
  const pending = new Set<string>()
  let isChecking = false
  let pause: NodeJS.Timeout | undefined
  let gathering: NodeJS.Timeout | undefined
  let snapshot = await api.updateSnapshot({ openProjects: projects.map((path) => join(root, path)) })

  const say = () => {
    const all = [...new Set([...errors.values()].flat())]
    const text = JSON.stringify(all)
    if (text === reported) return
    reported = text
    report(all)
  }
  const wordOf = ({ fileName, pos, text, messageChain }: Diagnostic): string => {
    const file = fileName ?? root
    const before = (texts.get(file) ?? read(file)).slice(0, pos).split('\n')
    const chain = messageChain?.map((one) => `\n  ${one.text}`).join('') ?? ''
    const column = (before.at(-1)?.length ?? 0) + 1
    return `${relative(root, file)}:${before.length}:${column}: ${text}${chain}`
  }
  const errorsOf = async (of: Snapshot, file: string): Promise<readonly string[]> => {
    if (!existsSync(file)) return []
    const found = await Promise.all(
      of.getProjects().map(async ({ program }) =>
        (await program.getSourceFile(file)) === undefined
          ? []
          : program.getSemanticDiagnostics(file),
      ),
    )
    return [...new Set(found.flat().map(wordOf))]
  }
  /** The edited files, those with errors, and those with a name that an edit removed. */
  const firstFiles = (changed: readonly string[]): ReadonlySet<string> => {
    const removed = new Set<string>()
    for (const file of changed) {
      const now = read(file)
      for (const word of removedWords(texts.get(file) ?? '', now)) removed.add(word)
      texts.set(file, now)
    }
    const users = [...texts]
      .filter(([, text]) => removed.size > 0 && wordsIn(text).some((word) => removed.has(word)))
      .map(([file]) => file)
    return new Set([...users, ...changed, ...errors.keys()])
  }
  const check = async () => {
    if (isChecking || pending.size === 0) return
    isChecking = true
    clearTimeout(pause)
    const changed = [...pending]
    pending.clear()
    try {
      const next = await api.updateSnapshot({ fileChanges: { changed } })
      void snapshot.dispose()
      snapshot = next
      const first = [...firstFiles(changed)]
      const found = await Promise.all(first.map((file) => errorsOf(next, file)))
      first.forEach((file, index) => {
        const own = found[index] ?? []
        if (own.length > 0) errors.set(file, own)
        else errors.delete(file)
      })
      say()
    } finally {
      isChecking = false
    }
    pause = setTimeout(() => void checkAll(), PAUSE_MS)
    pause.unref()
    await check()
  }
  const checkAll = async () => {
    if (isChecking) return
    isChecking = true
    try {
      const found = await Promise.all(
        snapshot.getProjects().map(({ program }) => program.getSemanticDiagnostics()),
      )
      errors = new Map(
        [...Map.groupBy(found.flat(), ({ fileName }) => fileName ?? root)].map(([file, own]) => [
          file,
          [...new Set(own.map(wordOf))],
        ]),
      )
      say()
    } finally {
      isChecking = false
    }
    await check()
  }
  return {
    edited: (file) => {
      pending.add(file)
      clearTimeout(gathering)
      gathering = setTimeout(() => void check().catch(() => undefined), GATHER_MS)
    },
    stop: async () => {
      clearTimeout(pause)
      await api.close()
    },
  }
}
