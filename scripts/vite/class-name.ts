import { basename } from 'node:path'

/**
 * Names CSS module classes `local-file` (`title-footer`), which are readable and shorter than hashes. Throws when two
 * stylesheets have the same name.
 */
export function classNaming(): (local: string, path: string) => string {
  const paths = new Map<string, string>()
  return (local, path) => {
    const [file = path] = path.split('?')
    const name = basename(file, '.module.css')
    const known = paths.get(name) ?? file
    if (known !== file) throw new Error(`${known} and ${file} need different names.`)
    paths.set(name, file)
    return `${local}-${name}`
  }
}
