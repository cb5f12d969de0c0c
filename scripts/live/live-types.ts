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

  const errors = new Map<string, readonly string[]>()
  let reported = '[]'
  const pending = new Set<string>()
  let isChecking = false
  let pause: NodeJS.Timeout | undefined
  let gathering: NodeJS.Timeout | undefined
  const configs = projects.map((path) => join(root, path))
  const isGenerated = (file: string) => /generated/.test(relative(root, file))
  let snapshot = await api.updateSnapshot({ openProjects: configs })

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
  const projectOf = (file: string) => (/^(?:mocks|src.proxy)\b/.test(relative(root, file)) ? 1 : 0)
  const checkFile = async (of: Snapshot, file: string): Promise<void> => {
    const program = of.getProject(configs[projectOf(file)] ?? '')?.program
    const isKnown = existsSync(file) && (await program?.getSourceFile(file)) !== undefined
    const found = isKnown ? await program?.getSemanticDiagnostics(file) : []
    const own = [...new Set(found?.map(wordOf))]
    if (own.length > 0) errors.set(file, own)
    else errors.delete(file)
    say()
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
    // Generated files have no errors, and are large.
    return new Set([...errors.keys(), ...users, ...changed].filter((file) => !isGenerated(file)))
  }
  /** One after the other, so that the first error is reported at once; a newer edit ends it. */
  const checkEach = async (files: readonly string[]): Promise<void> => {
    for (const file of files) if (pending.size === 0) await checkFile(snapshot, file)
  }
  const checkFiles = (files: readonly string[]) =>
    Promise.all(
      configs.map((_, index) => checkEach(files.filter((file) => projectOf(file) === index))),
    )
  const check = async () => {
    if (isChecking || pending.size === 0) return
    isChecking = true
    clearTimeout(pause)
    const changed = [...pending]
    pending.clear()
    try {
      const next = await api.updateSnapshot({ fileChanges: { changed } })
      await snapshot.dispose()
      snapshot = next
      await checkFiles([...firstFiles(changed)])
    } finally {
      isChecking = false
    }
    pause = setTimeout(() => void attempt(checkAll), PAUSE_MS)
    pause.unref()
    await check()
  }
  const checkAll = async () => {
    if (isChecking) return
    isChecking = true
    try {
      await checkFiles([...texts.keys()].filter((file) => !isGenerated(file)))
    } finally {
      isChecking = false
    }
    await check()
  }
  // A request fails when the server stops.
  const attempt = (act: () => Promise<void>) => act().catch(() => undefined)
  return {
    edited: (file) => {
      pending.add(file)
      clearTimeout(gathering)
      gathering = setTimeout(() => void attempt(check), GATHER_MS)
    },
    stop: async () => {
      clearTimeout(pause)
      await api.close()
    },
  }
}
