import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { OFFLINE_PATH, SERVICE_WORKER_PATH, WORKER_FOLDER } from '../../src/lib/prerendered-page.ts'
import type { ServiceWorkerSettings } from '../../src/lib/prerendered-page.ts'
import type { PageSettings } from './page-settings.ts'
import { siteFile } from './site-file.ts'
import type { SiteFile } from './site-file.ts'

type Settings = Pick<PageSettings, 'hasServiceWorker'> & Pick<ServiceWorkerSettings, 'pageWaitMs'>

/**
 * The service worker's script among the site's files, always revalidated. When switched off, a script that removes
 * itself and its cache.
 */
export function withServiceWorker(
  files: ReadonlyMap<string, SiteFile>,
  siteFolder: string,
  { hasServiceWorker, pageWaitMs }: Settings,
): ReadonlyMap<string, SiteFile> {
  const script = join(siteFolder, WORKER_FOLDER, hasServiceWorker ? 'on.js' : 'off.js')
  if (!existsSync(script)) return files
  const code = readFileSync(script, 'utf8')
  // The cached offline page contains the operator's title.
  const release = code + (files.get(OFFLINE_PATH)?.etag ?? '')
  const cache = `maru-${createHash('sha256').update(release).digest('base64url').slice(0, 16)}`
  const settings: ServiceWorkerSettings = { cache, pageWaitMs }
  const body = hasServiceWorker ? `const settings=${JSON.stringify(settings)};\n${code}` : code
  const bytes = new TextEncoder().encode(body)
  return new Map([...files, [SERVICE_WORKER_PATH, siteFile(SERVICE_WORKER_PATH, bytes, 'ask')]])
}
