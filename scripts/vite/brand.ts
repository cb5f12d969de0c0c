import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, isAbsolute, join, relative, resolve } from 'node:path'
import type { Plugin } from 'vite'
import {
  brandModules,
  builtSettings,
  inPalettes,
  readBrand,
  loadSiteFiles,
  typeOf,
  withBrand,
} from '#brand'
import type { Brand } from '#brand'
import { encodeTexts } from '#messages'
import type { Language } from '#messages'
import { BUILT_BRAND } from '../../src/lib/prerendered-page.ts'
import { repositoryRoot } from '../repository/repository-root.ts'

const picture = /(?<=^|\/)[\w-]+\.svg$/
const catalog = /^src\/i18n\/compiled\/(\w+)(?:\.\w+)?\.json$/

/**
 * The folder of BRAND, relative to the repository or absolute, or the name of one in brands/; empty: the default brand.
 * @throws BrandError
 */
export function chosenBrand(name = process.env['BRAND'] ?? ''): Brand {
  if (name === '') return readBrand(join(repositoryRoot, 'brands/maru'), repositoryRoot)
  const folder = /^[\w-]+$/.test(name) ? join(repositoryRoot, 'brands', name) : resolve(name)
  return readBrand(isAbsolute(folder) ? folder : join(repositoryRoot, folder), repositoryRoot)
}

/** A catalog with the brand's texts in place of the site's. */
function withWords(json: string, language: Language, { words }: Brand): string {
  const texts = JSON.parse(json) as Record<string, unknown>
  const brandTexts = Object.entries(words).flatMap(([id, perLanguage]) => {
    const text = perLanguage[language]
    return text === undefined || !Object.hasOwn(texts, id) ? [] : [[id, text] as const]
  })
  return JSON.stringify({ ...texts, ...encodeTexts(language, Object.fromEntries(brandTexts)) })
}

/** The operator's brand (BRAND): colours, words, pictures and icons in place of the default ones. */
export function brand(): Plugin {
  const activeBrand = chosenBrand()
  const isDefault = relative(repositoryRoot, activeBrand.folder) === join('brands', 'maru')
  const files = loadSiteFiles(activeBrand)
  const pathOf = (id: string) =>
    relative(repositoryRoot, id.split('?')[0] ?? '').replaceAll('\\', '/')
  const defaultBrand = isDefault ? activeBrand : chosenBrand('')
  /** The site's drawing of that name in the brand's palettes. */
  const redrawPicture = (name: string): string | null => {
    const drawing = ['src/ui/art', 'src/ui']
      .map((folder) => join(repositoryRoot, folder, name))
      .find(existsSync)
    if (drawing === undefined) return null
    const file = join(repositoryRoot, '.cache/brand-art', basename(activeBrand.folder), name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(
      file,
      inPalettes(readFileSync(drawing, 'utf8'), defaultBrand.covers, activeBrand.covers),
    )
    return file
  }
  const findPicture = (source: string): string | null => {
    const [name] = picture.exec(source) ?? []
    if (name === undefined) return null
    const file = join(activeBrand.folder, 'files', name)
    return existsSync(file) ? file : redrawPicture(name)
  }
  /** A stylesheet with the brand's pictures in place of those with the same names. */
  const withPictures = (css: string, folder: string) =>
    css.replace(/url\('(\.[^']+\.svg)'\)/g, (whole, source: string) => {
      const picture = findPicture(source)
      return picture === null ? whole : `url('${relative(folder, picture).replaceAll('\\', '/')}')`
    })
  return {
    name: 'maru:brand',
    enforce: 'pre',
    // A brand replaces a picture of the site by a file of the same name.
    resolveId: (source, importer) =>
      isDefault || importer === undefined ? null : findPicture(source),
    transform: (code, id) => {
      if (isDefault) return null
      const path = pathOf(id)
      const emit = brandModules[path]
      if (emit !== undefined) return emit(activeBrand)
      if (path.startsWith('src/') && path.endsWith('.css')) return withPictures(code, dirname(id))
      const [, language] = catalog.exec(path) ?? []
      return language === undefined ? null : withWords(code, language as Language, activeBrand)
    },
    transformIndexHtml: { order: 'pre', handler: (html) => withBrand(html, activeBrand) },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const path = (request.url ?? '').split('?')[0]?.slice(1) ?? ''
        const content = files.get(path)
        if (content === undefined) {
          next()
          return
        }
        response.setHeader('content-type', typeOf(path))
        response.end(content)
      })
    },
    generateBundle() {
      if (this.environment.config.build.ssr) return
      for (const [fileName, source] of files) this.emitFile({ type: 'asset', fileName, source })
      const source = JSON.stringify(builtSettings(activeBrand))
      this.emitFile({ type: 'asset', fileName: BUILT_BRAND, source })
    },
  }
}
