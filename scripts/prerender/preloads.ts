import type { Manifest } from 'vite'
import type { Page } from '../../src/lib/prerendered-page.ts'
import { readScreens } from '../screens/read-screens.ts'

/** Imported by the entry once React has been evaluated. */
const start = 'src/app/start.tsx'
const otherScreens = 'src/app/other-screens.tsx'
const ofGuests = 'src/features/session/guest-notice.tsx'
const session = 'src/features/session/session.actors.ts'
const ofMembers = ['src/app/member-area.tsx', 'src/app/member-actors.ts']
/** With what a guest loads who goes down the home page, which brings the whole stylesheet. */
const besideMembers = [
  'src/features/home/home-rows.tsx',
  'src/features/shell/account-panel.tsx',
  'src/features/shell/member-balance.tsx',
]

/** Sources that no guest loads with a page: their styles come later. */
export const sourcesForMembers = ({ forMembers }: Screens): readonly string[] => [
  ...ofMembers,
  ...besideMembers,
  ...forMembers.values(),
]

/** Address → source of its screen. */
type Screens = {
  readonly forAll: ReadonlyMap<string, string>
  readonly forMembers: ReadonlyMap<string, string>
}

/** The screens but home, as their manifests say. */
export async function screensOf(top: string): Promise<Screens> {
  const screens = await readScreens(top)
  const sources = (access: 'guest' | 'member'): ReadonlyMap<string, string> =>
    new Map(
      screens.flatMap(({ screen, component }) =>
        component !== null && screen.access === access ? [[screen.path, component.file]] : [],
      ),
    )
  return { forAll: sources('guest'), forMembers: sources('member') }
}

/** Files of code, by the build's manifest, that pages load ahead beside those that Vite links. */
export const createPreloads = (manifest: Manifest, { forAll, forMembers }: Screens) => {
  const ofStart = filesBeyond(manifest, [start])
  const textsIn = (language: string) => [
    `src/i18n/compiled/${language}.json`,
    `src/i18n/compiled/${language}.rest.json`,
    'src/i18n/more-catalogs.ts',
  ]
  /** What a page needs before it can be taken over. */
  const ofPage = ({ path, view }: Page, language: string): readonly string[] => {
    const isHome = path === '/'
    const own = forAll.get(path) ?? (view === 'guest' ? ofGuests : undefined)
    const sources = [
      ...textsIn(language).slice(0, own === undefined ? 1 : 3),
      ...(isHome ? [] : [otherScreens]),
      ...(own === undefined ? [] : [own]),
      ...(view === 'any' && !isHome ? [session] : []),
    ]
    return filesBeyond(manifest, sources).filter((file) => !ofStart.includes(file))
  }
  /** What a member's page needs once the session is known. */
  const later = (page: Page, language: string): readonly string[] => {
    const screen = forMembers.get(page.path)
    if (screen === undefined || page.view === 'guest') return []
    const known = [...ofStart, ...ofPage(page, language)]
    const sources = [
      ...textsIn(language),
      `src/i18n/compiled/${language}.member.json`,
      ...ofMembers,
      screen,
    ]
    return filesBeyond(manifest, sources).filter((file) => !known.includes(file))
  }
  return { ofStart, ofPage, later }
}

/** Files of code that sources need beyond those of the entry, for which Vite writes its own links. */
function filesBeyond(manifest: Manifest, sources: readonly string[]): readonly string[] {
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry)
  const needed = new Set(sources.flatMap((source) => filesBelow(manifest, source)))
  for (const file of entry === undefined ? [] : filesBelow(manifest, entry)) needed.delete(file)
  return [...needed]
}

export function filesBelow(manifest: Manifest, key: string, known = new Set<string>()): string[] {
  const chunk = manifest[key]
  if (chunk === undefined) throw new Error(`The manifest of the build does not name ${key}.`)
  if (known.has(key)) return []
  known.add(key)
  return [chunk.file, ...(chunk.imports ?? []).flatMap((one) => filesBelow(manifest, one, known))]
}
