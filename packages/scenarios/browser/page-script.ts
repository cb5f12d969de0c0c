import { join } from 'node:path'
import { rolldown } from 'rolldown'
import type { PageSettings } from './page/page-side.ts'

/** Bundles the script that runs before the site's code, parameterised by a scenario's settings. */
export async function bundlePageScript(): Promise<(settings: PageSettings) => string> {
  const build = await rolldown({
    input: join(import.meta.dirname, 'page/page-side.ts'),
    platform: 'browser',
    logLevel: 'silent',
  })
  const { output } = await build.generate({ format: 'iife', codeSplitting: false })
  await build.close()
  const { code } = output[0]
  return (settings) =>
    `(() => { const scenarioPageSettings = ${JSON.stringify(settings)};\n${code} })()`
}
