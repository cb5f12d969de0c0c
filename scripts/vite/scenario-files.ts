import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { text as readText } from 'node:stream/consumers'
import { parseJson, readTextProperty } from '../../src/lib/json.ts'

const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const FOLDER = 'tests/scenarios/recorded'

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

function save(root: string, name: string, text: string): Answer {
  if (!NAME.test(name))
    return { status: 400, message: 'A file name has small letters, digits and hyphens: my-first.' }
  const file = `${FOLDER}/${name}.yaml`
  if (existsSync(join(root, file)))
    return { status: 409, message: `${file} already exists: choose another name.` }
  mkdirSync(join(root, FOLDER), { recursive: true })
  writeFileSync(join(root, file), text)
  return { status: 200, message: `Saved as ${file}.` }
}

async function answer(root: string, request: IncomingMessage): Promise<Answer> {
  if (request.method !== 'POST') return { status: 405, message: 'POST alone.' }
  if (isForeign(request)) return { status: 403, message: 'Not from a page of another origin.' }
  const body = parseJson(await readText(request))
  const [name, text] = [readTextProperty(body, 'name'), readTextProperty(body, 'text')]
  return name === null || text === null
    ? { status: 400, message: 'The body takes {"name": "…", "text": "…"}.' }
    : save(root, name, text)
}

/** Saves recordings of the panel in `npm run dev` below `root`. */
export const scenarioFiles =
  (root: string) =>
  (request: IncomingMessage, response: ServerResponse): void => {
    const send = ({ status, message }: Answer) => {
      response.statusCode = status
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify({ says: message }))
    }
    answer(root, request).then(send, (error: unknown) =>
      send({ status: 500, message: String(error) }),
    )
  }
