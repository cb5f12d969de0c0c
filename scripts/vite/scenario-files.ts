import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { text as readText } from 'node:stream/consumers'
import { parseJson, readTextProperty } from '../../src/lib/json.ts'

const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const FOLDER = 'tests/scenarios/recorded'
const PLAY_MS = 60_000

type Answer = { readonly status: number; readonly message: string }

/** True for requests from pages of another site; browsers always mark such a POST. */
function isForeign({ headers }: IncomingMessage): boolean {
  const site = headers['sec-fetch-site']
  const origin = headers.origin
  return (
    (site !== undefined && site !== 'same-origin') ||
    origin === undefined ||
    !URL.canParse(origin) ||
    new URL(origin).host !== headers.host
  )
}

/** Checks or plays a scenario in a separate process, which may hang. */
function runPlayer(root: string, text: string, options: readonly string[] = []): Promise<Answer> {
  return new Promise((resolve) => {
    const main = join(root, 'tools/scenarios/play-text.ts')
    const player = spawn(process.execPath, [main, ...options], { cwd: root, timeout: PLAY_MS })
    const parts: string[] = []
    for (const stream of [player.stdout, player.stderr])
      stream.setEncoding('utf8').on('data', (part: string) => parts.push(part))
    player.on('error', ({ message }) => resolve({ status: 500, message }))
    player.on('close', (code) =>
      resolve({
        status: code === 0 ? 200 : 422,
        message: parts.join('').trim() || 'No verdict came.',
      }),
    )
    player.stdin.end(text)
  })
}

type Places = { readonly folder: string; readonly root: string }

async function save({ folder, root }: Places, name: string, text: string): Promise<Answer> {
  if (!NAME.test(name))
    return { status: 400, message: 'A file name has small letters, digits and hyphens: my-first.' }
  const file = `${FOLDER}/${name}.yaml`
  if (existsSync(join(folder, file)))
    return { status: 409, message: `${file} already exists: choose another name.` }
  const readResult = await runPlayer(root, text, ['--read'])
  if (readResult.status !== 200) return readResult
  mkdirSync(join(folder, FOLDER), { recursive: true })
  writeFileSync(join(folder, file), text)
  return { status: 200, message: `Saved as ${file}.` }
}

async function answer(places: Places, request: IncomingMessage): Promise<Answer> {
  if (request.method !== 'POST') return { status: 405, message: 'POST alone.' }
  if (isForeign(request)) return { status: 403, message: 'Not from a page of another origin.' }
  const body = parseJson(await readText(request))
  const text = readTextProperty(body, 'text')
  if (text === null) return { status: 400, message: 'The body takes {"name": "…", "text": "…"}.' }
  if (request.url === '/play') return runPlayer(places.root, text)
  if (request.url === '/save') return save(places, readTextProperty(body, 'name') ?? '', text)
  return { status: 404, message: 'There are /__panel/save and /__panel/play.' }
}

/** Saves recordings of the panel into `folder` in `npm run dev`, and plays them with the code in `root`. */
export const scenarioFiles =
  (folder: string, root = folder) =>
  (request: IncomingMessage, response: ServerResponse): void => {
    const send = ({ status, message }: Answer) => {
      response.statusCode = status
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify({ says: message }))
    }
    answer({ folder, root }, request).then(send, (error: unknown) =>
      send({ status: 500, message: String(error) }),
    )
  }
