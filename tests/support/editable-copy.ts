import {
  cpSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { linkModules } from './linked-modules.ts'

const top = join(import.meta.dirname, '../..')
const parts = [
  'docs/terms.yaml',
  'index.html',
  'mocks',
  'openapi',
  'orval.config.ts',
  'package-lock.json',
  'package.json',
  'panel',
  'proxy',
  'public',
  'scripts',
  'src',
  'tools',
  'tsconfig.base.json',
  'tsconfig.site.json',
  'vite.config.ts',
]

export type EditableCopy = {
  readonly folder: string
  /** Replaces a text in a file, which must have it. */
  readonly edit: (file: string, from: string | RegExp, to: string) => void
  readonly write: (file: string, text: string) => void
  /** Writes the file as `git checkout` and many editors do, with a rename. */
  readonly replace: (file: string, text: string) => void
  readonly remove: () => void
}

export function copyRepository(): EditableCopy {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'editable-')))
  for (const path of parts) cpSync(join(top, path), join(folder, path), { recursive: true })
  // That of the repository refers to folders which the copy lacks.
  writeFileSync(join(folder, 'tsconfig.json'), '{ "extends": "./tsconfig.site.json" }')
  linkModules(top, folder)
  // Another server may write into it.
  rmSync(join(folder, 'node_modules/.vite'), { force: true, recursive: true })
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text)
  return {
    folder,
    write,
    replace: (file, text) => {
      write(`${file}~`, text)
      renameSync(join(folder, `${file}~`), join(folder, file))
    },
    edit: (file, from, to) => {
      const text = readFileSync(join(folder, file), 'utf8')
      const edited = text.replace(from, to)
      if (edited === text) throw new Error(`${file} has no ${String(from)}`)
      write(file, edited)
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
