import { spawn } from 'node:child_process'
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
import { freePort } from '../../scripts/ports.ts'
import { linkModules } from './copied-tree.ts'
import { repositoryRoot } from '../../scripts/repository/repository-root.ts'

const parts = [
  'docs/terms.yaml',
  'index.html',
  'mocks',
  'brands',
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

type EditableCopy = {
  readonly folder: string
  /** Replaces a text in a file, which must have it. */
  readonly edit: (file: string, from: string | RegExp, to: string) => void
  readonly write: (file: string, text: string) => void
  /** Writes the file as `git checkout` and many editors do, with a rename. */
  readonly replace: (file: string, text: string) => void
  readonly remove: () => void
}

function copyRepository(): EditableCopy {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'editable-')))
  for (const path of parts)
    cpSync(join(repositoryRoot, path), join(folder, path), { recursive: true })
  // That of the repository refers to folders which the copy lacks.
  writeFileSync(join(folder, 'tsconfig.json'), '{ "extends": "./tsconfig.site.json" }')
  linkModules(repositoryRoot, folder)
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

export type EditableServer = Omit<EditableCopy, 'remove'> & {
  readonly url: string
  readonly printed: () => string
  readonly stop: () => Promise<void>
}

/** Programs of `npm run dev` and `npm run mock`. */
const programs = { dev: 'node_modules/vite/bin/vite.js', mock: 'scripts/live/mock.ts' } as const

/** `npm run dev` or `npm run mock` of a copy of the repository, whose files a test may edit. */
export async function startEditable(name: keyof typeof programs): Promise<EditableServer> {
  const { remove, ...copy } = copyRepository()
  const port = String(await freePort())
  const url = `http://localhost:${port}`
  let printed = ''
  const server = spawn(process.execPath, [join(copy.folder, programs[name])], {
    cwd: copy.folder,
    env: {
      ...process.env,
      MOCK_PORT: port,
      NODE_COMPILE_CACHE: join(repositoryRoot, '.cache/compiled'),
      NODE_OPTIONS: '',
      PORT: port,
    },
  })
  for (const stream of [server.stdout, server.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (printed += text))
  const closing = new Promise<void>((resolve) => server.once('close', () => resolve()))
  const requestHealth = async (): Promise<boolean> => {
    if (server.exitCode !== null) throw new Error(`npm run ${name} ended:\n${printed}`)
    return fetch(url).then(
      () => true,
      () => false,
    )
  }
  while (!(await requestHealth())) await new Promise((resolve) => setTimeout(resolve, 100))
  return {
    ...copy,
    url,
    printed: () => printed,
    stop: async () => {
      server.kill()
      await closing
      remove()
    },
  }
}

/** An operation file of openapi/operations/user whose answer has this title. */
export const badges = (title: string): string => `path: user/get_badges
summary: The member's badges
x-source: A-018
access: guest
answer:
  schema: '#/schemas/Badges'
  examples: { success: { value: { status: success, title: ${title} } } }
routes: { get-badges: { x-source: A-048 } }
schemas:
  Badges:
    description: The badges that the member has.
    type: object
    required: [status, title]
    properties:
      status: { type: string, const: success, x-source: A-001 }
      title: { type: string, x-source: A-018 }
`
