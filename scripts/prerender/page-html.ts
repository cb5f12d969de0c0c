import { STYLESHEET_META } from '../../src/lib/prerendered-page.ts'
import type { OfflineParts, Page, PageTexts } from '../../src/lib/prerendered-page.ts'

export type PageParts = Page & {
  readonly language: string
  /** HTML inside the page's root. */
  readonly root: string
  readonly texts: PageTexts
  /** The guests' part of the stylesheet. */
  readonly style: string
  /** URL of the whole stylesheet. */
  readonly stylesheet: string
  readonly script: string
  /** URLs of code needed at once. */
  readonly modules: readonly string[]
  /** URL of the first visible picture. */
  readonly picture?: string
}

const stylesheetLink = /\s*<link rel="stylesheet"[^>]*>/
const rootBlock = /<div id="root">[\s\S]*<\/div>(?=\s*<\/body>)/

/**
 * Builds a prerendered page from index.html. The guests' styles are inlined, and the whole stylesheet is named for
 * members, because a second one would restyle the page.
 * @throws when index.html lacks a replaced part, or inlined text could end its element, which is hashed
 */
export function pageHtml(index: string, page: PageParts): string {
  const { path, language, view, root, texts, style, stylesheet, script, modules, picture } = page
  assertInlined(style + script)
  const links = [
    ...(picture === undefined
      ? []
      : [`<link rel="preload" as="image" href="${picture}" fetchpriority="high" />`]),
    ...modules.map(preload),
    `<meta name="${STYLESHEET_META}" content="/${stylesheet}" />`,
    // Renders only when complete; a partial page would shift.
    '<link rel="expect" href="#root" blocking="render" />',
  ]
  const body = [
    texts.noScript,
    `<div id="root" data-path="${path}" data-language="${language}" data-view="${view}">${root}</div>`,
    texts.notLoaded,
  ]
  return (
    localise(index, texts)
      .replace(must(stylesheetLink, index), '')
      .replace(must(/<\/title>/, index), () => `</title>\n    ${links.join('\n    ')}`)
      // Last, so that linked files are requested while the stylesheet arrives.
      .replace(
        must(/ *<\/head>/, index),
        () => `    <style>${style}</style>\n    <script>${script}</script>\n  </head>`,
      )
      .replace(must(rootBlock, index), () => body.join('\n    '))
  )
}

/** The offline page of the service worker; the proxy fills in its title. */
export const offlineHtml = (parts: OfflineParts & Pick<PageParts, 'style'>): string =>
  plainHtml({ ...parts, tag: null, title: '' })

/** The page about too many cookies, which has no script and needs no other file. */
export const cookiesHtml = (
  { tag, tooManyCookies }: Pick<PageTexts, 'tag' | 'tooManyCookies'>,
  style: string,
): string => {
  const [, title = ''] = /<h1>(.*?)<\/h1>/.exec(tooManyCookies) ?? []
  return plainHtml({ tag, title, root: tooManyCookies, inlineScript: null, style })
}

type PlainParts = {
  readonly tag: string | null
  readonly title: string
  readonly root: string
  readonly inlineScript: string | null
  readonly style: string
}

const plainHtml = ({ tag, title, root, inlineScript, style }: PlainParts): string => {
  assertInlined(style + (inlineScript ?? ''))
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

function assertInlined(text: string): void {
  if (/<\//.test(text)) throw new Error('Inlined code must not contain "</".')
}

const preload = (file: string): string => `<link rel="modulepreload" crossorigin href="/${file}" />`

/** index.html with preloads of the chunks that its entry imports later. */
export const withPreloads = (index: string, files: readonly string[]): string =>
  index.replace(must(stylesheetLink, index), (link) => files.map(preload).join('\n    ') + link)

export const withLaterPreloads = (page: string, files: readonly string[]): string =>
  page.replace(must(/<\/head>/, page), (end) => files.map(preload).join('\n    ') + end)

export const withInlineScript = (page: string, script: string): string => {
  assertInlined(script)
  return page.replace(must(/<\/title>/, page), (end) => `${end}\n    <script>${script}</script>`)
}

/** index.html in another language, for pages that are not prerendered. */
export function localise(
  index: string,
  { tag, description }: Pick<PageTexts, 'tag' | 'description'>,
): string {
  return index
    .replace(must(/<html lang="[^"]*">/, index), `<html lang="${tag}">`)
    .replace(
      must(/<meta\s+name="description"\s+content="[^"]*"\s*\/?>/, index),
      () => `<meta name="description" content="${description}" />`,
    )
}

function must(pattern: RegExp, text: string): RegExp {
  if (!pattern.test(text)) throw new Error(`index.html does not contain ${String(pattern)}`)
  return pattern
}
