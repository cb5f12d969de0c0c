import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BUILT_BRAND, DEFAULT_LANGUAGE } from '../../src/lib/prerendered-page.ts'

type BuiltBrand = {
  /** Language of players without a choice. */
  readonly language: string
  /** Settings of the proxy that the brand makes, unless the environment does. */
  readonly settings: Readonly<Record<string, string>>
}

/** Settings of the brand with which the site in this folder was built. */
export function readBuiltBrand(siteFolder: string): BuiltBrand {
  const file = join(siteFolder, BUILT_BRAND)
  if (!existsSync(file)) return { language: DEFAULT_LANGUAGE, settings: {} }
  return JSON.parse(readFileSync(file, 'utf8')) as BuiltBrand
}

/** The environment, with the brand's settings where it says nothing. */
export function withBrandSettings(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const { settings } = readBuiltBrand(environment['SITE_DIR'] || 'dist')
  const brandSettings = Object.entries(settings).filter(([name]) => !environment[name])
  return { ...environment, ...Object.fromEntries(brandSettings) }
}
