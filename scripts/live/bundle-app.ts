import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { rolldown } from 'rolldown'
import type * as program from '../../mocks/http/start-app.ts'

export type BundledApp = {
  readonly startApp: typeof program.startApp
  readonly files: ReadonlySet<string>
}

let made = 0

/** Bundles the mock's web application as it is now, and loads it. Modules loaded before stay as they were. */
export async function bundleApp(root: string, cache: string): Promise<BundledApp> {
  await using build = await rolldown({
    input: join(root, 'mocks/http/start-app.ts'),
    external: /^[^./]/,
    platform: 'node',
  })
  made += 1
  const file = join(cache, `app-${made}.mjs`)
  const { output } = await build.write({ file, sourcemap: 'inline', codeSplitting: false })
  const loaded = (await import(pathToFileURL(file).href)) as typeof program
  rmSync(file)
  return { startApp: loaded.startApp, files: new Set(output[0].moduleIds) }
}
