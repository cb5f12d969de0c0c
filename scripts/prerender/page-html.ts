import { STYLESHEET_META } from '../../src/lib/prerendered-page.ts'
import type { OfflineParts, Page, PageTexts } from '../../src/lib/prerendered-page.ts'

export type PageParts = Page & {
  readonly language: string
  /** HTML inside the page's root. */
  readonly root: string
  readonly texts: PageTexts
  /** The guests' part of the stylesheet. */
  readonly guestStyles: string
  /** URL of the whole stylesheet. */
  readonly stylesheetUrl: string
  readonly script: string
  /** URLs of code needed at once. */
  readonly modules: readonly string[]
  /** URL of the first visible picture. */
  readonly picture?: string
}

const stylesheetLink = /\s*<link rel="stylesheet"[^>]*>/
const rootBlock = /<div id="root">[\s\S]*<\/div>(?=\s*<\/body>)/

/**
 * Builds a prerendered page from index.html. The guests' styles are inlined, and a meta element names the whole
 * stylesheet, which a member's page loads later: a second stylesheet at once would restyle the page.
 * @throws when index.html lacks a replaced part, or inlined text contains `</`, which could end its element
 */
export function pageHtml(indexHtml: string, page: PageParts): string {
  const { path, language, view, root, texts, guestStyles, script, modules, picture } = page
  assertInlinable(guestStyles + script)
  const links = [
    ...(picture === undefined
      ? []
      : [`<link rel="preload" as="image" href="${picture}" fetchpriority="high" />`]),
    ...modules.map(preload),
    `<meta name="${STYLESHEET_META}" content="/${page.stylesheetUrl}" />`,
    // The browser renders the page only once it is complete; otherwise it would shift.
    '<link rel="expect" href="#root" blocking="render" />',
  ]
  const body = [
    texts.noScript,
    `<div id="root" data-path="${path}" data-language="${language}" data-view="${view}">${root}</div>`,
    texts.notLoaded,
  ]
  return (
    localise(indexHtml, texts)
      .replace(requireMatch(stylesheetLink, indexHtml), '')
      .replace(requireMatch(/<\/title>/, indexHtml), () => `</title>\n    ${links.join('\n    ')}`)
      // The styles come last, so that linked files are requested while the stylesheet arrives.
      .replace(
        requireMatch(/ *<\/head>/, indexHtml),
        () => `    <style>${guestStyles}</style>\n    <script>${script}</script>\n  </head>`,
      )
      .replace(requireMatch(rootBlock, indexHtml), () => body.join('\n    '))
  )
}

/** The offline page of the service worker; the proxy fills in its title. */
export const offlineHtml = (parts: OfflineParts & { readonly style: string }): string =>
  minimalHtml({ ...parts, tag: null, title: '' })

/** The page about too many cookies, which has no script and needs no other file. */
export const cookiesHtml = (
  { tag, tooManyCookies }: Pick<PageTexts, 'tag' | 'tooManyCookies'>,
  style: string,
): string => {
  const [, title = ''] = /<h1>(.*?)<\/h1>/.exec(tooManyCookies) ?? []
  return minimalHtml({ tag, title, root: tooManyCookies, inlineScript: null, style })
}

type MinimalPageParts = {
  readonly tag: string | null
  readonly title: string
  readonly root: string
  readonly inlineScript: string | null
  readonly style: string
}

const minimalHtml = ({ tag, title, root, inlineScript, style }: MinimalPageParts): string => {
  assertInlinable(style + (inlineScript ?? ''))
  return `<!doctype html>
<html${tag === null ? '' : ` lang="${tag}"`}>
  <head>
    <meta charset="utf-8" />
    <title>${title}</title>
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <meta name="color-scheme" content="dark light" />
    <style>${style}</style>
  </head>
  <body class="failed">
    <div id="root">${root}</div>${inlineScript === null ? '' : `\n    <script>${inlineScript}</script>`}
  </body>
</html>
`
}

function assertInlinable(text: string): void {
  if (/<\//.test(text)) throw new Error('Inlined code must not contain "</".')
}

const preload = (file: string): string => `<link rel="modulepreload" crossorigin href="/${file}" />`

/** index.html with preloads of the chunks that its entry imports later. */
export const withPreloads = (indexHtml: string, files: readonly string[]): string =>
  indexHtml.replace(
    requireMatch(stylesheetLink, indexHtml),
    (link) => files.map(preload).join('\n    ') + link,
  )

export const withPreloadsInHead = (page: string, files: readonly string[]): string =>
  page.replace(requireMatch(/<\/head>/, page), (end) => files.map(preload).join('\n    ') + end)

export const withInlineScript = (page: string, script: string): string => {
  assertInlinable(script)
  return page.replace(
    requireMatch(/<\/title>/, page),
    (end) => `${end}\n    <script>${script}</script>`,
  )
}

/** index.html in another language, for pages that are not prerendered. */
export function localise(
  indexHtml: string,
  { tag, description }: Pick<PageTexts, 'tag' | 'description'>,
): string {
  return indexHtml
    .replace(requireMatch(/<html lang="[^"]*">/, indexHtml), `<html lang="${tag}">`)
    .replace(
      requireMatch(/<meta\s+name="description"\s+content="[^"]*"\s*\/?>/, indexHtml),
      () => `<meta name="description" content="${description}" />`,
    )
}

function requireMatch(pattern: RegExp, text: string): RegExp {
  if (!pattern.test(text)) throw new Error(`index.html does not contain ${String(pattern)}`)
  return pattern
}
