import { globSync, readFileSync } from 'node:fs'
import { basename, join, posix } from 'node:path'
import { HOME_PATH } from '../../src/lib/screen-manifest.ts'
import type { ReadScreen } from './read-screens.ts'

type Entry = {
  readonly order: number
  readonly label: string
  readonly path: string
  readonly icon: string
  readonly more: string
}

/**
 * The files generated from the screens' manifests: path → text.
 * @throws for an icon that no file exports
 */
export function emitScreens(
  root: string,
  screens: readonly ReadScreen[],
): ReadonlyMap<string, string> {
  const otherScreens = screens.filter(({ screen }) => screen.path !== HOME_PATH)
  const fileOfIcon = readIcons(root)
  const requireEntries = (kind: 'menu' | 'aboveMenu' | 'bar'): readonly Entry[] =>
    screens
      .flatMap(({ file, screen }) => {
        const entry = screen[kind]
        if (entry === undefined) return []
        if (!fileOfIcon.has(entry.icon))
          throw new Error(`${file}: no src/ui/icons-*.tsx exports ${entry.icon}.`)
        const innerPaths = kind === 'menu' ? pathsOf(screens, isWithin(screen.path)) : []
        return [{ ...entry, ...placeOf(screen.path, entry, innerPaths) }]
      })
      .toSorted((a, b) => a.order - b.order)
  const importsOf = (entries: readonly Entry[]) =>
    [...Map.groupBy(entries, ({ icon }) => fileOfIcon.get(icon) ?? '')]
      .toSorted()
      .map(([file, sameFileEntries]) => {
        const names = [...new Set(sameFileEntries.map(({ icon }) => icon))].toSorted()
        return `import { ${names.join(', ')} } from '${posix.relative('src/generated/places', file)}'`
      })
      .join('\n')
  const [menu, above, bar] = [
    requireEntries('menu'),
    requireEntries('aboveMenu'),
    requireEntries('bar'),
  ]
  return new Map([
    ['src/generated/screens/routes.ts', routesText(otherScreens)],
    [
      'src/generated/screens/prerendered.ts',
      emitList(
        'Addresses whose pages hold their first paint.',
        'prerenderedPaths',
        pathsOf(screens, ({ screen }) => screen.isPrerendered === true),
      ),
    ],
    [
      'src/generated/screens/login-within.ts',
      emitList(
        'Addresses at which a guest sees the login, or the registration, as the screen.',
        'pathsOfLogin',
        pathsOf(screens, ({ screen }) => screen.access === 'member' || screen.waysIn === true),
      ),
    ],
    ['src/generated/screens/manifests.ts', manifestsOf(screens)],
    ['src/generated/measured-paths.ts', measuredOf(screens)],
    ['openapi/schemas/page-pattern.yaml', patternOf(screens)],
    ['src/generated/places/menu.ts', menuText(menu)],
    ['src/generated/places/drawer.ts', drawerText(importsOf([...menu, ...above]), menu, above)],
    ['src/generated/places/bar.ts', barText(importsOf(bar), bar)],
  ])
}

const routesText = (
  screens: readonly ReadScreen[],
): string => `import { lazyComponent } from '../../ui/lazy-component.tsx'

/** Open to everybody; \`*\` is any address that leads nowhere. */
export const routesForAll = [
${screens.filter(isFor('guest')).map(routeOf).join('\n')}
] as const

/** A guest gets the warning msg2001 instead of these (R-NAV-03). */
export const routesForMembers = [
${screens.filter(isFor('member')).map(routeOf).join('\n')}
] as const
`

const entryText = ({ path, label, more }: Entry) => `path: '${path}', name: '${label}'${more}`

const entryWithIcon = (entry: Entry) => `  { ${entryText(entry)}, icon: ${entry.icon} },`

const menuText = (menu: readonly Entry[]) => `/** The top menu, in this order (R-NAV-02). */
export const menuPlaces = [
${menu.map((entry) => `  { ${entryText(entry)} },`).join('\n')}
] as const
`

const drawerText = (imports: string, menu: readonly Entry[], above: readonly Entry[]) => `${imports}

/** Icon of each entry of the menu. */
export const menuIcons = {
${menu.map(({ label, icon }) => `  '${label}': ${icon},`).join('\n')}
} as const

/** Entries above the menu, for members. */
export const placesAboveMenu = [
${above.map(entryWithIcon).join('\n')}
] as const
`

const barText = (imports: string, bar: readonly Entry[]) => `${imports}

/** The bar at the bottom of phones. */
export const barPlaces = [
${bar.map(entryWithIcon).join('\n')}
] as const
`

const isFor =
  (access: 'guest' | 'member') =>
  ({ screen }: ReadScreen): boolean =>
    screen.access === access

const pathsOf = (screens: readonly ReadScreen[], isWanted: (screen: ReadScreen) => boolean) =>
  screens.filter(isWanted).map(({ screen }) => screen.path)

const measuredPaths = (screens: readonly ReadScreen[]) =>
  pathsOf(screens, ({ screen }) => !screen.isUnmeasured).toSorted()

const routeOf = ({ screen, component }: ReadScreen): string => `  {
    path: '${screen.path}',
    Screen: lazyComponent(async () => (await import('${posix.relative('src/generated/screens', component?.file ?? '')}')).${component?.name ?? ''}),
  },`

type Lead = { readonly order: number; readonly leadsTo?: string; readonly unread?: string }

const isWithin =
  (path: string) =>
  ({ screen }: ReadScreen): boolean =>
    screen.within === path

/** An entry that leads elsewhere is marked as current on its own screen, and any entry on the screens within it. */
const placeOf = (
  currentPath: string,
  { leadsTo, unread }: Lead,
  over: readonly string[],
): Pick<Entry, 'path' | 'more'> => ({
  path: leadsTo ?? currentPath,
  more:
    (leadsTo === undefined ? '' : `, currentAt: '${currentPath}'`) +
    (unread === undefined ? '' : `, unread: '${unread}'`) +
    (over.length === 0 ? '' : `, over: [${over.map((path) => `'${path}'`).join(', ')}]`),
})

const emitList = (description: string, name: string, paths: readonly string[]): string =>
  `/** ${description} */\nexport const ${name} = [${paths.map((path) => `'${path}'`).join(', ')}] as const\n`

const nameOf = (file: string): string =>
  `${basename(file, '.screen.ts').replaceAll(/-(.)/g, (_, next: string) => next.toUpperCase())}Screen`

const manifestsOf = (screens: readonly ReadScreen[]): string => `${screens
  .map(({ file }) => {
    const path = posix.relative('src/generated/screens', file)
    return `import { screen as ${nameOf(file)} } from '${path}'`
  })
  .join('\n')}

/** The manifests of all screens, for tests: those for guests first, by path. */
export const manifests = [
${screens.map(({ file }) => `  ${nameOf(file)},`).join('\n')}
] as const
`

const measuredOf = (screens: readonly ReadScreen[]): string =>
  emitList(
    'Addresses under which a report of speed may name a page.',
    'measuredPaths',
    measuredPaths(screens),
  )

const patternOf = (
  screens: readonly ReadScreen[],
): string => `# Written by \`npm run generate\` from src/**/*.screen.ts (isUnmeasured).
PagePattern:
  description: The place of the site that was opened first; \`other\` for any that is not listed.
  type: string
  enum:
${[...measuredPaths(screens), 'other'].map((path) => `    - ${path}`).join('\n')}
  x-source: A-151
`

/** Icon name → file that exports it. */
const readIcons = (root: string): ReadonlyMap<string, string> =>
  new Map(
    globSync('src/ui/icons-*.tsx', { cwd: root }).flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/^export const (\w+Icon)\b/gm)].map(
        ([, name = '']) => [name, file.replaceAll('\\', '/')] as const,
      ),
    ),
  )
