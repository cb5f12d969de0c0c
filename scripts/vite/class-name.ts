import { basename } from 'node:path'

/**
 * Names the classes of CSS modules `local-file` (`title-footer`): readable, and smaller in the page
 * than hashes. Throws when two stylesheets of the site have the same name, which would mix them.
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
