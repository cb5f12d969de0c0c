import { execFile } from 'node:child_process'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { bundleContract } from '../bundle.ts'
import { readAssumptions } from '../read-contract.ts'
import { withMarkTexts } from './with-marks.ts'

const repositoryRoot = join(import.meta.dirname, '../../..')
const openapiFolder = join(repositoryRoot, 'openapi')
const redoclyPath = join(repositoryRoot, 'node_modules/.bin/redocly')

const titles = { public: 'What the backend answers', proxy: 'What browsers ask of the site' }

type ContractName = keyof typeof titles

const REMOTE_LOGO = /https:\/\/cdn\.redoc\.ly\/redoc\/logo-mini(?:-full)?\.svg/g
const TEXT_LOGO =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='44' height='12'%3E%3Ctext y='10' font-family='sans-serif' font-size='10' fill='gray'%3ERedocly%3C/text%3E%3C/svg%3E"

/** Replaces Redocly's remote logo by its name, so that the page works offline. */
const replaceRemoteLogo = (page: string): string => page.replaceAll(REMOTE_LOGO, TEXT_LOGO)

/** A contract with the texts of its marks and a link to the other contract's page. */
async function readMarkedContract(name: ContractName, otherName: ContractName): Promise<object> {
  const contract = withMarkTexts(
    await bundleContract(join(openapiFolder, `${name}.yaml`)),
    readAssumptions(openapiFolder),
  )
  const { info } = contract as unknown as { info: { description: string } }
  const description = [
    info.description,
    'Decisions about points that the source document leaves open are marked: **Assumption**, with the id under which reports name it.',
    `The other contract: [${titles[otherName]}](${otherName}.html).`,
  ].join('\n\n')
  return { ...contract, info: { ...info, description } }
}

async function writePage(
  folder: string,
  name: ContractName,
  otherName: ContractName,
): Promise<string> {
  const source = join(folder, `${name}.json`)
  const file = join(folder, `${name}.html`)
  await writeFile(source, JSON.stringify(await readMarkedContract(name, otherName)))
  await promisify(execFile)(
    redoclyPath,
    [
      ...['build-docs', source, '-o', file, '--title', titles[name], '--inlineBundle'],
      '--openapi.hideDownloadButtons',
    ],
    // With telemetry, the page would report each visit to Redocly.
    { cwd: folder, env: { ...process.env, REDOCLY_TELEMETRY: 'off' } },
  )
  await writeFile(file, replaceRemoteLogo(await readFile(file, 'utf8')))
  await rm(source)
  return file
}

/**
 * Writes both contracts as offline pages, `public.html` and `proxy.html`.
 * @returns the pages' paths
 */
export async function writePages(folder: string): Promise<readonly string[]> {
  await mkdir(folder, { recursive: true })
  return Promise.all([writePage(folder, 'public', 'proxy'), writePage(folder, 'proxy', 'public')])
}
