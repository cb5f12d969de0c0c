import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { rolldown } from 'rolldown'
import type { Manifest } from 'vite'
import { WORKER_FOLDER } from '../../src/lib/prerendered-page.ts'
import type { PrerenderedSite, ServiceWorkerRelease } from '../../src/lib/prerendered-page.ts'

/**
 * The release data for the service worker. `assets` are the files in /assets, some of which the manifest lacks
 * (worker scripts).
 */
export const releaseOf = (
  manifest: Manifest,
  assets: readonly string[],
  { language, languages, pages }: Pick<PrerenderedSite, 'language' | 'languages' | 'pages'>,
): ServiceWorkerRelease => {
  const textsIn = (language: string) =>
    Object.entries(manifest).flatMap(([source, { file }]) =>
      source.startsWith(`src/i18n/compiled/${language}.`) ? `/${file}` : [],
    )
  const texts = Object.fromEntries(languages.map((language) => [language, textsIn(language)]))
  const languageFiles = Object.values(texts).flat()
  const code = assets.filter((name) => /\.(js|css)$/.test(name)).map((name) => `/assets/${name}`)
  const guestPaths = new Set(pages.filter(({ view }) => view === 'guest').map(({ path }) => path))
  return {
    language,
    files: code.filter((file) => !languageFiles.includes(file)).toSorted(),
    texts,
    pages: pages.flatMap(({ path }) => (guestPaths.has(path) ? [] : path)),
  }
}

/** Writes the service worker's scripts to `dist/.worker`. */
export async function buildServiceWorker(
  root: string,
  dist: string,
  release: ServiceWorkerRelease,
): Promise<void> {
  const folder = join(dist, WORKER_FOLDER)
  await mkdir(folder, { recursive: true })
  const workerScript = await bundleScript(join(root, 'src/worker/service-worker.ts'))
  await writeFile(
    join(folder, 'on.js'),
    `const release=${JSON.stringify(release)};\n${workerScript}`,
  )
  await writeFile(
    join(folder, 'off.js'),
    await bundleScript(join(root, 'src/worker/switched-off.ts')),
  )
}

async function bundleScript(input: string): Promise<string> {
  const bundle = await rolldown({ input })
  try {
    const { output } = await bundle.generate({ format: 'iife', minify: true })
    return output[0].code
  } finally {
    await bundle.close()
  }
}
