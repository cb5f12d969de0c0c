import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { freePort } from '../../scripts/ports.ts'
import { copyRepository } from './editable-copy.ts'
import type { EditableCopy } from './editable-copy.ts'

const top = join(import.meta.dirname, '../..')

export type EditableServer = Omit<EditableCopy, 'remove'> & {
  readonly url: string
  readonly printed: () => string
  /** Ends the program, does this, and starts it again. */
  readonly restart: (meanwhile: () => void) => Promise<void>
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
  const start = async () => {
    const server = spawn(process.execPath, [join(copy.folder, programs[name])], {
      cwd: copy.folder,
      env: {
        ...process.env,
        MOCK_PORT: port,
        NODE_COMPILE_CACHE: join(top, '.cache/compiled'),
        NODE_OPTIONS: '',
        PORT: port,
      },
    })
    for (const stream of [server.stdout, server.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (printed += text))
    const ended = new Promise<void>((resolve) => server.once('close', () => resolve()))
    const isUp = async (): Promise<boolean> => {
      if (server.exitCode !== null) throw new Error(`npm run ${name} ended:\n${printed}`)
      return fetch(url).then(
        () => true,
        () => false,
      )
    }
    while (!(await isUp())) await new Promise((resolve) => setTimeout(resolve, 100))
    return async () => {
      server.kill()
      await ended
    }
  }
  let end = await start()
  return {
    ...copy,
    url,
    printed: () => printed,
    restart: async (meanwhile) => {
      await end()
      meanwhile()
      end = await start()
    },
    stop: async () => {
      await end()
      remove()
    },
  }
}
