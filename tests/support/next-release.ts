import { cp, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Copies the built site with new names for every script and stylesheet, as after a change of all of them. */
export async function makeNextRelease(dist: string, folder: string): Promise<void> {
  await cp(dist, folder, { recursive: true })
  const assets = join(folder, 'assets')
  const renamed = new Map<string, string>()
  for (const name of await readdir(assets)) {
    const [, stem, ending] = /^(.+)(\.(?:js|css))$/.exec(name) ?? []
    if (stem === undefined) continue
    renamed.set(name, `${stem}_next${ending}`)
    await rename(join(assets, name), join(assets, `${stem}_next${ending}`))
  }
  const names = new RegExp(
    [...renamed.keys()].map((name) => name.replaceAll('.', String.raw`\.`)).join('|'),
    'g',
  )
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  for (const entry of entries) {
    if (!entry.isFile() || !/\.(js|css|html|json)$/.test(entry.name)) continue
    const file = join(entry.parentPath, entry.name)
    const text = await readFile(file, 'utf8')
    await writeFile(
      file,
      text.replaceAll(names, (name) => renamed.get(name) ?? name),
    )
  }
}
