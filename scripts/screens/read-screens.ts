import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join, posix } from 'node:path'
import { pathToFileURL } from 'node:url'
import { HOME_PATH } from '../../src/lib/screen-manifest.ts'
import type { ScreenManifest } from '../../src/lib/screen-manifest.ts'

/** A manifest with facts read from its text. Paths are relative to the repository. */
export type ReadScreen = {
  /** `src/features/comp/comp.screen.ts` */
  readonly file: string
  readonly screen: ScreenManifest
  /** File and export of its component; null for home, which is part of the start. */
  readonly component: { readonly file: string; readonly name: string } | null
}

const COMPONENT_PATTERN =
  /component: async \(\) =>\s*\(\s*await import\(\s*'\.\/([^']+)',?\s*\)\s*\)\s*\.(\w+)/

/**
 * All screens, guests' first, by path. `component` is read from the text, because a function does not reveal its
 * import. Another `version` reads manifests again that this process has imported.
 * @throws when a manifest violates src/lib/screen-manifest.ts, or two have one path
 */
export async function readScreens(root: string, version?: string): Promise<readonly ReadScreen[]> {
  const query = version === undefined ? '' : `?${version}`
  const files = globSync('src/**/*.screen.ts', { cwd: root }).map((file) =>
    file.replaceAll('\\', '/'),
  )
  const screens = await Promise.all(
    files.map(async (file): Promise<ReadScreen> => {
      const { screen } = (await import(pathToFileURL(join(root, file)).href + query)) as {
        readonly screen?: ScreenManifest
      }
      if (screen === undefined)
        throw new Error(`${file} exports no \`screen\`: copy the form of another *.screen.ts.`)
      return {
        file,
        screen,
        component: parseComponent(file, readFileSync(join(root, file), 'utf8')),
      }
    }),
  )
  assertDistinct(screens)
  return screens.toSorted((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1))
}

function parseComponent(file: string, text: string): ReadScreen['component'] {
  const [, path, name] = COMPONENT_PATTERN.exec(text) ?? []
  if (path !== undefined && name !== undefined)
    return { file: posix.join(dirname(file), path), name }
  if (!text.includes('component:')) return null
  throw new Error(
    `${file}: write component as \`async () => (await import('./….tsx')).…\`: tables are written from its text.`,
  )
}

function assertDistinct(screens: readonly ReadScreen[]): void {
  const keys = [
    ({ screen }: ReadScreen) => `path ${screen.path}`,
    ({ file }: ReadScreen) => `name ${basename(file)}`,
  ]
  for (const keyOf of keys) {
    for (const [key, sameScreens] of Map.groupBy(screens, keyOf)) {
      if (sameScreens.length > 1)
        throw new Error(
          `${sameScreens.map(({ file }) => file).join(' and ')} have one ${key}: change it.`,
        )
    }
  }
  for (const { file, screen, component } of screens) {
    if (component === null && screen.path !== HOME_PATH)
      throw new Error(`${file}: component is missing.`)
  }
}

const orderOf = ({ screen: { path, access } }: ReadScreen): string =>
  [access, path === '*' ? '~' : path].join(' ')
