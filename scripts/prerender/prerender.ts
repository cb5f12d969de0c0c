import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Manifest } from 'vite'
import {
  COOKIES_PAGE,
  OFFLINE_PATH,
  OTHER_PAGE,
  pageFile,
  PAGES_FOLDER,
} from '../../src/lib/prerendered-page.ts'
import type { PrerenderedSite } from '../../src/lib/prerendered-page.ts'
import { criticalCss } from './critical-css.ts'
import {
  localise,
  cookiesHtml,
  offlineHtml,
  pageHtml,
  withInlineScript,
  withPreloadsInHead,
  withPreloads,
} from './page-html.ts'
import { stylesForGuests } from './guest-styles.ts'
import { createPreloads, loadScreens, sourcesForMembers } from './preloads.ts'
import { buildServiceWorker, releaseOf } from './service-worker.ts'

/**
 * Writes the prerendered pages of the site in `dist` to `dist/.pages/<language>` by path; `….guest.html` is for
 * browsers without a session, `other.html` for other addresses. Members' screens that are not prerendered get a page
 * with preloads. Also writes the offline page and the service worker.
 */
export async function prerenderSite(
  repository: string,
  dist: string,
  workFolder: string,
): Promise<void> {
  const site = await buildForNode(repository, workFolder)
  const manifest = JSON.parse(
    await readFile(join(dist, '.vite', 'manifest.json'), 'utf8'),
  ) as Manifest
  const file = join(dist, 'index.html')
  const screens = await loadScreens(repository)
  const preloads = createPreloads(manifest, screens)
  const index = withPreloads(await readFile(file, 'utf8'), preloads.ofStart)
  await writeFile(file, index)
  const sheet = Object.values(manifest).find(({ file }) => file.endsWith('.css'))
  if (sheet === undefined) throw new Error('The manifest of the build names no stylesheet.')
  const pages = await renderPages(site)
  const stylesheet = (await readFile(join(dist, sheet.file), 'utf8')).trim()
  const styles = await stylesForGuests(dist, stylesheet, manifest, [
    ...sourcesForMembers(screens),
    ...requireSources(manifest, lateSources),
  ])
  const plainStyle = criticalCss(stylesheet, new Set(['not-loaded', 'failed']))
  for (const language of site.languages) {
    const texts = await site.textsIn(language)
    const cookies = cookiesHtml(texts, plainStyle)
    await write(join(dist, PAGES_FOLDER, language, COOKIES_PAGE), cookies)
    const otherPage = withInlineScript(localise(index, texts), site.otherInlineScript)
    await write(join(dist, PAGES_FOLDER, language, OTHER_PAGE), otherPage)
    const isPrerendered = (path: string) => site.pages.some((page) => page.path === path)
    for (const path of screens.forMembers.keys()) {
      if (isPrerendered(path)) continue
      for (const view of ['any', 'guest'] as const) {
        const files = preloads.ofPage({ path, view }, language)
        const laterFiles = preloads.laterFiles({ path, view }, language)
        const name = join(dist, PAGES_FOLDER, language, pageFile(path, view))
        await write(name, withPreloadsInHead(otherPage, [...files, ...laterFiles]))
      }
    }
    for (const { page, root } of pages.filter((candidate) => candidate.language === language)) {
      const { path, view } = page
      const picture = wallOf(root)
      const html = pageHtml(index, {
        ...page,
        language,
        root,
        texts,
        guestStyles: styles,
        stylesheetUrl: sheet.file,
        script: site.inlineScript,
        modules: preloads.ofPage(page, language),
        ...(picture === undefined ? {} : { picture }),
      })
      await write(join(dist, PAGES_FOLDER, language, pageFile(path, view)), html)
    }
  }
  const { root, inlineScript } = await site.renderOffline()
  await write(join(dist, OFFLINE_PATH), offlineHtml({ root, inlineScript, style: plainStyle }))
  const assets = await readdir(join(dist, 'assets'))
  await buildServiceWorker(repository, dist, releaseOf(manifest, assets, site))
}

/** @throws for a page that the content security policy forbids */
const renderPages = (site: PrerenderedSite) =>
  Promise.all(
    site.languages.flatMap((language) =>
      site.pages.map(async (page) => {
        const root = await site.renderPage(language, page)
        if (/\sstyle="/.test(root)) throw new Error(`${page.path} has a style attribute.`)
        return { language, page, root }
      }),
    ),
  )

/** The covers behind the head, a phone's largest picture of such a page; undefined: it has none. */
const wallOf = (root: string): string | undefined =>
  /<img class="wall[^"]*" src="([^"]+)"/.exec(root)?.[1]

/** Sources that guests load late, together with the whole stylesheet by `applyWholeStylesheet`. */
const lateSources = [
  'src/features/password-reset/password-reset-form.tsx',
  'src/features/registration/confirm-panel.tsx',
  'src/features/site-settings/support-contacts.tsx',
]

function requireSources(manifest: Manifest, sources: readonly string[]): readonly string[] {
  const missingSources = sources.filter((source) => manifest[source] === undefined)
  if (missingSources.length > 0) throw new Error(`Nothing loads ${missingSources.join(', ')} late.`)
  return sources
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
}

async function buildForNode(root: string, workFolder: string): Promise<PrerenderedSite> {
  const { build } = await import('vite')
  await build({
    root,
    logLevel: 'warn',
    build: {
      ssr: 'src/app/prerender.tsx',
      outDir: workFolder,
      emptyOutDir: true,
      copyPublicDir: false,
      minify: false,
      manifest: false,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })
  const bundle = (await import(pathToFileURL(join(workFolder, 'prerender.js')).href)) as {
    readonly prerenderedSite: PrerenderedSite
  }
  return bundle.prerenderedSite
}
