import { STYLESHEET_META } from '../../src/lib/prerendered-page.ts'
import type { OfflineParts, Page, PageTexts } from '../../src/lib/prerendered-page.ts'

export type PageParts = Page & {
  readonly language: string
  /** The inside of the page's root. */
  readonly root: string
  readonly texts: PageTexts
  /** Of the stylesheet what guests need. */
  readonly style: string
  /** Address of the whole stylesheet. */
  readonly stylesheet: string
  readonly script: string
  /** Addresses of code that the page needs at once. */
  readonly modules: readonly string[]
  /** Address of the picture that the page shows first. */
  readonly picture?: string
}

const stylesheetLink = /\s*<link rel="stylesheet"[^>]*>/
const rootBlock = /<div id="root">[\s\S]*<\/div>(?=\s*<\/body>)/

/**
 * Makes a prerendered page of the built index.html. What guests need of the stylesheet stands in the
 * page, which names the whole one for members: a second one would style and lay out the page anew.
 * @throws when index.html does not hold what a page replaces, or when what is inlined could end its
 *   element, whose hash the proxy takes
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
    // Painted when all of it has come: painted in part, it moves with what is still to come.
    '<link rel="expect" href="#root" blocking="render" />',
  ]
  const body = [
    texts.noScript,
    `<div id="root" data-path="${path}" data-language="${language}" data-view="${view}">${root}</div>`,
    texts.notLoaded,
  ]
  return (
    localised(index, texts)
      .replace(must(stylesheetLink, index), '')
      .replace(must(/<\/title>/, index), () => `</title>\n    ${links.join('\n    ')}`)
      // Last, so that what the links name is asked for while the long stylesheet is still coming.
      .replace(
        must(/ *<\/head>/, index),
        () => `    <style>${style}</style>\n    <script>${script}</script>\n  </head>`,
      )
      .replace(must(rootBlock, index), () => body.join('\n    '))
  )
}

/** The page that the service worker shows when the site cannot be reached; the proxy names its title. */
export const offlineHtml = (parts: OfflineParts & Pick<PageParts, 'style'>): string => {
  assertInlined(parts.style + parts.inlineScript)
  return `<!doctype html>
<html>
  <head>
    <meta charset="utf-8" />
    <title></title>
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <meta name="color-scheme" content="dark light" />
    <style>${parts.style}</style>
  </head>
  <body class="failed">
    <div id="root">${parts.root}</div>
    <script>${parts.inlineScript}</script>
  </body>
</html>
`
}

function assertInlined(text: string): void {
  if (/<\//.test(text)) throw new Error('What is inlined holds "</".')
}

const preload = (file: string): string => `<link rel="modulepreload" crossorigin href="/${file}" />`

/** index.html that loads ahead what its entry imports later. */
export const withPreloads = (index: string, files: readonly string[]): string =>
  index.replace(must(stylesheetLink, index), (link) => files.map(preload).join('\n    ') + link)

/** A page that also loads this code ahead, after all that it needs before. */
export const withLaterPreloads = (page: string, files: readonly string[]): string =>
  page.replace(must(/<\/head>/, page), (end) => files.map(preload).join('\n    ') + end)

/** A page that runs this script before anything is painted. */
export const withInlineScript = (page: string, script: string): string => {
  assertInlined(script)
  return page.replace(must(/<\/title>/, page), (end) => `${end}\n    <script>${script}</script>`)
}

/** index.html in another language, for the addresses that are not prerendered. */
export function localised(
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
  if (!pattern.test(text)) throw new Error(`index.html holds nothing like ${String(pattern)}`)
  return pattern
}
