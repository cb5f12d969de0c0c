import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  COOKIES_PAGE,
  OFFLINE_PATH,
  OTHER_PAGE,
  pageFile,
  PAGES_FOLDER,
} from '../../src/lib/prerendered-page.ts'
import { readBuiltBrand } from './built-brand.ts'
import { withPageSettings, withProductTag } from './page-settings.ts'
import type { PageSettings } from './page-settings.ts'
import { siteFile } from './site-file.ts'
import type { SiteFile } from './site-file.ts'
import { pathsIn } from './site-files.ts'

type PageRequest = {
  readonly pathname: string
  /** From the cookie; an unknown language counts as none. */
  readonly language: string | undefined
  /** The browser has no session. */
  readonly isGuest: boolean
}

export type SitePages = {
  /**
   * The home pages, to be compressed at start. The other pages are compressed on their first request, because all of
   * them would take seconds.
   */
  readonly homes: readonly SiteFile[]
  /** Undefined: not prerendered. */
  find(request: PageRequest): SiteFile | undefined
  /** `'sha256-…'` of the inline scripts, for the content security policy. */
  readonly inlineScripts: readonly string[]
  readonly inlineStyles: readonly string[]
  /** The page about too many cookies, by language; null: in all of them. Null if the build has none. */
  readonly largePage: (language: string | null) => string | null
}

export function readSitePages(siteFolder: string, settings: PageSettings): SitePages {
  const folder = join(siteFolder, PAGES_FOLDER)
  const { language: defaultLanguage } = readBuiltBrand(siteFolder)
  const paths = existsSync(folder) ? pathsIn(folder) : []
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const addHashes = (html: string) => {
    for (const hash of hashesOf(html, /<script>([\s\S]*?)<\/script>/g)) scripts.add(hash)
    for (const hash of hashesOf(html, /<style>([\s\S]*?)<\/style>/g)) styles.add(hash)
  }
  const offlinePage = join(siteFolder, OFFLINE_PATH)
  if (existsSync(offlinePage)) addHashes(readFileSync(offlinePage, 'utf8'))
  const cookiesPages = new Map<string, string>()
  const files = new Map(
    paths.map((names) => {
      const name = names.join('/')
      const html = readFileSync(join(folder, ...names), 'utf8')
      addHashes(html)
      const isCookiesPage = names.at(-1) === COOKIES_PAGE
      const page = isCookiesPage
        ? withProductTag(html, settings.productTag)
        : withPageSettings(html, `${PAGES_FOLDER}/${name}`, settings)
      if (isCookiesPage) cookiesPages.set(names[0] ?? '', page)
      return [name, pageForms(name, page)] as const
    }),
  )
  const largePageOfAll = joinPages(
    [...cookiesPages]
      .toSorted(([a], [b]) => Number(b === defaultLanguage) - Number(a === defaultLanguage))
      .map(([, page]) => page),
  )
  const largePage = (language: string | null) =>
    language === null
      ? largePageOfAll
      : (cookiesPages.get(language) ?? cookiesPages.get(defaultLanguage) ?? null)
  const find = ({ pathname, language, isGuest }: PageRequest): SiteFile | undefined => {
    const pageLanguage = files.has(`${language}/${OTHER_PAGE}`) ? language : defaultLanguage
    const views = isGuest ? (['guest', 'any'] as const) : (['any'] as const)
    const names = [...views.map((view) => pageFile(pathname, view)), OTHER_PAGE]
    const name = names.find((candidate) => files.has(`${pageLanguage}/${candidate}`))
    const forms = name === undefined ? undefined : files.get(`${pageLanguage}/${name}`)
    return isGuest ? forms?.guest : forms?.returning
  }
  const homeNames = [pageFile('/', 'guest'), pageFile('/', 'any')]
  const homes = [...files].flatMap(([name, { guest, returning }]) =>
    homeNames.includes(name.slice(name.indexOf('/') + 1)) ? [guest, returning] : [],
  )
  return { homes, find, inlineScripts: [...scripts], inlineStyles: [...styles], largePage }
}

const MAIN = /<main[\s\S]*<\/main>/

/** The first page, and the properties common to all pages. */
function joinPages(pages: readonly string[]): string | null {
  const [firstPage] = pages
  const sections = pages
    .map((page) => MAIN.exec(page)?.[0] ?? '')
    .map((main) =>
      main.replace(/^<main(?: class="[^"]*")?/, '<section').replace(/main>$/, 'section>'),
    )
  const joinedMain = `<main class="not-loaded">${sections.join('')}</main>`
  // Korean keeps words together, which the others would inherit.
  return firstPage?.replace(/<html lang="[^"]*">/, '<html>').replace(MAIN, () => joinedMain) ?? null
}

type PageForms = {
  readonly guest: SiteFile
  /** The form for a browser with a session, which src/app/inline-scripts.ts marks likewise. */
  readonly returning: SiteFile
}

/** Each form is made on its first request. */
function pageForms(name: string, html: string): PageForms {
  const make = (text: string): SiteFile => siteFile(name, new TextEncoder().encode(text))
  let guestPage: SiteFile | undefined
  let memberPage: SiteFile | undefined
  return {
    get guest() {
      return (guestPage ??= make(html))
    },
    get returning() {
      return (memberPage ??= make(html.replace('<html ', '<html data-returning="" ')))
    },
  }
}

function hashesOf(html: string, element: RegExp): readonly string[] {
  return [...html.matchAll(element)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  )
}
