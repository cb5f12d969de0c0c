import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const packageOf = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/

/** Licence notices of the bundled packages. */
export function noticesFor(files: readonly string[]): string {
  const folders = new Set(files.flatMap((file) => packageOf.exec(file)?.[0] ?? []))
  return [...folders].toSorted().map(noticeOf).join('\n\n')
}

/** @throws when a package has no licence text */
function noticeOf(folder: string): string {
  const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    readonly name: string
    readonly version: string
  }
  const file = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one))
  if (file === undefined) throw new Error(`${name} has no licence file.`)
  return `${name} ${version}\n\n${readFileSync(join(folder, file), 'utf8').trim()}`
}
