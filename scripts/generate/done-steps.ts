import { hash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, relative } from 'node:path'

/** The steps of `npm run generate`. */
export type Step = 'texts' | 'contract' | 'pages'

/** Folders and files that a step reads or writes. */
const roots = [
  'docs',
  'mocks',
  'openapi',
  'proxy',
  'scripts',
  'src',
  'tools',
  'package-lock.json',
  'tests/scenarios/scenario.schema.json',
]

/** Code of all generators. */
const code = /^package-lock\.json$|^tools\/.+\.(?:ts|json|yaml)$|^scripts\/.+\.ts$/
const isTest = /\.test\.tsx?$/

/** Files that each step reads or writes, besides its code. */
const filesOf: Readonly<Record<Step, RegExp>> = {
  texts:
    /^src\/(?:lib\/.+\.ts|i18n\/(?:compiled\/.+|[^/]+\.(?:ts|yaml))|.+\.(?:messages\.yaml|screen\.ts))$|^docs\/terms\./,
  contract:
    /^openapi\/|^(?:src|mocks)\/generated\/|^src\/(?:features\/lobby\/covers\/.+|lib\/.+\.ts|ui\/(?:art\/.+\.svg|icons-.+\.tsx)|.+\.screen\.ts)$/,
  // Without the contract's types, which no machine runs.
  pages:
    /^docs\/machines\/|^tests\/|^(?:mocks|proxy)\/.+\.ts$|^src\/(?!generated\/api\.ts$).+\.(?:ts|json)$/,
}

const route = /\/api\/routes\/[\w-]+/g
const feature = /^src\/features\/.+\.ts$/

/** Generated files. Changes of other files during a run are edits. */
const written =
  /^(?:src|mocks)\/generated\/|^src\/(?:i18n\/compiled|ui\/art)\/|^openapi\/(?:bundled\/|(?:public|proxy)\.yaml$|ASSUMPTIONS\.md$|schemas\/page-pattern\.yaml$)|^docs\/(?:machines\/.+\.md|terms\.md)$|^tests\//

type Digests = Partial<Record<Step, string>>

/** The repository's files as generation sees them. */
type Seen = {
  /** A digest for each step of everything that it reads and writes. */
  readonly digests: Readonly<Record<Step, string>>
  /** A digest of everything that it does not write. */
  readonly sources: string
}

function listed(root: string): readonly string[] {
  const found = roots
    .filter((name) => existsSync(join(root, name)))
    .flatMap((name) =>
      name.includes('.')
        ? [join(root, name)]
        : readdirSync(join(root, name), { recursive: true, withFileTypes: true })
            .filter((entry) => entry.isFile())
            .map((entry) => join(entry.parentPath, entry.name)),
    )
  return found
    .map((file) => relative(root, file).replaceAll('\\', '/'))
    .filter((path) => !isTest.test(path))
    .toSorted()
}

/** What digests need of a file; kept until the file changes. */
type Known = { readonly change: string; readonly digest: string; readonly routes: string }

const digestOf = (parts: readonly string[]) => hash('sha1', parts.join('\0'))

/** Sees the repository's files, each read again only after it changed. */
function createLook(root: string): () => Seen {
  const known = new Map<string, Known>()
  const seen = (path: string): Known => {
    const file = join(root, path)
    const { ctimeNs, size, ino } = statSync(file, { bigint: true })
    const change = `${ctimeNs} ${size} ${ino}`
    const before = known.get(path)
    if (before?.change === change) return before
    const text = readFileSync(file, 'utf8')
    const routes = feature.test(path) ? (text.match(route) ?? []).join('\0') : ''
    const now = { change, digest: hash('sha1', text), routes }
    known.set(path, now)
    return now
  }
  return () => {
    const paths = listed(root)
    const used = new Set<string>()
    const ofFiles = (isWanted: (path: string) => boolean, read: (path: string) => string) =>
      digestOf(
        paths.filter(isWanted).flatMap((path) => {
          used.add(path)
          return [path, read(path)]
        }),
      )
    const textDigest = (path: string) => seen(path).digest
    const matching = (pattern: RegExp) => ofFiles((path) => pattern.test(path), textDigest)
    const ofCode = matching(code)
    // From other files of features, the contract's tables need only the named routes.
    const routes = ofFiles(
      (path) => feature.test(path),
      (path) => seen(path).routes,
    )
    const digests = {
      texts: digestOf([ofCode, matching(filesOf.texts)]),
      contract: digestOf([ofCode, routes, matching(filesOf.contract)]),
      pages: digestOf([ofCode, matching(filesOf.pages)]),
    }
    return {
      digests,
      sources: ofFiles((path) => used.has(path) && !written.test(path), textDigest),
    }
  }
}

function read(file: string): Digests {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Digests
  } catch {
    return {}
  }
}

function write(file: string, digests: Digests): void {
  mkdirSync(dirname(file), { recursive: true })
  const part = `${file}.${process.pid}`
  writeFileSync(part, JSON.stringify(digests))
  renameSync(part, file)
}

/**
 * Remembers which steps of generation are done. A step is to be repeated when any file that it reads or writes differs
 * from what it was after its last run on this machine: all of them in a fresh clone.
 */
export function createDoneSteps(root: string, file: string) {
  const look = createLook(root)
  const atStart = look()
  const before = read(file)
  const unlike = ({ digests }: Seen): ReadonlySet<Step> =>
    new Set((Object.keys(digests) as Step[]).filter((step) => digests[step] !== before[step]))
  return {
    toRepeat: unlike(atStart),
    /** Steps to repeat after earlier steps wrote their inputs. */
    toRepeatNow: () => unlike(look()),
    /** Called at the start of a run, so that an interrupted run does not count. */
    forget: () => write(file, {}),
    /** All steps have run. What was edited meanwhile may have come too late, and is generated by the next run. */
    remember(): void {
      const now = look()
      if (now.sources === atStart.sources) write(file, now.digests)
    },
  }
}
