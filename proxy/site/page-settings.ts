import { PRODUCT_TAG_MARK } from '../../src/lib/prerendered-page.ts'
import { xmlText } from '../../src/lib/xml.ts'

export type PageSettings = {
  /** The page's title (R-NAV-05). */
  readonly productTag: string
  /** Hosts of games, with their ports. */
  readonly gameHosts: readonly string[]
  /** Hosts of pictures, with their ports (A-247). */
  readonly imageHosts: readonly string[]
  /** Idle limit of a session; null: none. */
  readonly sessionIdleMs: number | null
  /** False: pages register no service worker. */
  readonly hasServiceWorker: boolean
  /** Percentage of visits that report their speed. */
  readonly vitalsPercent: number
  /** Path of the operator's jackpot; empty: none (R-HOME-01). */
  readonly jackpotPath: string
  /** File with the answer of that path; empty: a file of the site has it, or another server. */
  readonly jackpotFile: string
  readonly operator: {
    /** Years; 0: no minimum. */
    readonly minimumAge: number
  }
}

/** The tag of index.html that the operator's settings replace. */
const SETTINGS_TAG = /<meta\s[^>]*name="maru:game-hosts"[^>]*>/

/**
 * Writes the operator's settings into a page: title, game hosts, and all that differ from the default.
 * @param name of the page, for the error
 * @throws when the page has no tag to replace
 */
export function withPageSettings(html: string, name: string, settings: PageSettings): string {
  if (!SETTINGS_TAG.test(html))
    throw new Error(`${name} has no <meta name="maru:game-hosts">, which the settings replace.`)
  return withProductTag(html, settings.productTag).replace(SETTINGS_TAG, () => tagsOf(settings))
}

/** Writes the operator's title into a page without a script, which needs no other setting. */
export const withProductTag = (html: string, productTag: string): string =>
  html
    .replace(/<title>[^<]*<\/title>/, () => `<title>${xmlText(productTag)}</title>`)
    .replaceAll(PRODUCT_TAG_MARK, () => xmlText(productTag))

function tagsOf({
  gameHosts,
  imageHosts,
  sessionIdleMs,
  hasServiceWorker,
  vitalsPercent,
  jackpotPath,
  operator: { minimumAge },
}: PageSettings): string {
  const contents = {
    'game-hosts': gameHosts.join(' '),
    'image-hosts': imageHosts.length === 0 ? null : imageHosts.join(' '),
    'session-idle-ms': sessionIdleMs,
    'vitals-percent': vitalsPercent === 0 ? null : vitalsPercent,
    jackpot: jackpotPath === '' ? null : jackpotPath,
    'minimum-age': minimumAge === 0 ? null : minimumAge,
    'service-worker': hasServiceWorker ? null : 'off',
  }
  return Object.entries(contents)
    .filter(([, content]) => content !== null)
    .map(([name, content]) => `<meta name="maru:${name}" content="${xmlText(`${content}`)}" />`)
    .join('')
}
