import type { Manifest } from 'vite'
import type { Page } from '../../src/lib/prerendered-page.ts'
import { readScreens } from '../screens/read-screens.ts'

const start = 'src/app/start.tsx'
const otherScreens = 'src/app/other-screens.tsx'
const guestGate = 'src/app/guest-gate.tsx'
const session = 'src/features/session/session.actors.ts'
const memberSources = ['src/app/member-area.tsx', 'src/app/member-actors.ts']
const memberPartSources = [
  'src/features/home/home-rows.tsx',
  'src/features/lobby/guest-search.tsx',
  'src/features/shell/account-panel.tsx',
  'src/features/shell/member-balance.tsx',
]

/** Sources that no guest's first page loads; their styles come later. */
export const sourcesForMembers = ({ forMembers }: Screens): readonly string[] => [
  ...memberSources,
  ...memberPartSources,
  ...forMembers.values(),
]

/** Address → source of its screen. */
type Screens = {
  readonly forAll: ReadonlyMap<string, string>
  readonly forMembers: ReadonlyMap<string, string>
}

export async function loadScreens(root: string): Promise<Screens> {
  const screens = await readScreens(root)
  const sources = (access: 'guest' | 'member'): ReadonlyMap<string, string> =>
    new Map(
      screens.flatMap(({ screen, component }) =>
        component !== null && screen.access === access ? [[screen.path, component.file]] : [],
      ),
    )
  return { forAll: sources('guest'), forMembers: sources('member') }
}

/** Chunks to preload in addition to Vite's own links. */
export const createPreloads = (manifest: Manifest, { forAll, forMembers }: Screens) => {
  const ofStart = filesBeyond(manifest, [start])
  const textsIn = (language: string) => [
    `src/i18n/compiled/${language}.json`,
    `src/i18n/compiled/${language}.rest.json`,
    'src/i18n/more-catalogs.ts',
  ]
  /** Files that hydration needs. */
  const ofPage = ({ path, view }: Page, language: string): readonly string[] => {
    const isHome = path === '/'
    const preload = forAll.get(path) ?? (view === 'guest' ? guestGate : undefined)
    const sources = [
      ...textsIn(language).slice(0, preload === undefined ? 1 : 3),
      ...(isHome ? [] : [otherScreens]),
      ...(preload === undefined ? [] : [preload]),
      ...(view === 'any' && !isHome ? [session] : []),
    ]
    return filesBeyond(manifest, sources).filter((file) => !ofStart.includes(file))
  }
  /** Files that a member's page needs once the session is known. */
  const laterFiles = (page: Page, language: string): readonly string[] => {
    const screen = forMembers.get(page.path)
    if (screen === undefined || page.view === 'guest') return []
    const visited = [...ofStart, ...ofPage(page, language)]
    const sources = [
      ...textsIn(language),
      `src/i18n/compiled/${language}.member.json`,
      ...memberSources,
      screen,
    ]
    return filesBeyond(manifest, sources).filter((file) => !visited.includes(file))
  }
  return { ofStart, ofPage, laterFiles }
}

/** Code files of sources beyond those of the entry. */
function filesBeyond(manifest: Manifest, sources: readonly string[]): readonly string[] {
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry)
  const neededFiles = new Set(sources.flatMap((source) => filesBelow(manifest, source)))
  for (const file of entry === undefined ? [] : filesBelow(manifest, entry))
    neededFiles.delete(file)
  return [...neededFiles]
}

export function filesBelow(manifest: Manifest, key: string, visited = new Set<string>()): string[] {
  const chunk = manifest[key]
  if (chunk === undefined) throw new Error(`The build manifest does not contain ${key}.`)
  if (visited.has(key)) return []
  visited.add(key)
  return [
    chunk.file,
    ...(chunk.imports ?? []).flatMap((imported) => filesBelow(manifest, imported, visited)),
  ]
}
