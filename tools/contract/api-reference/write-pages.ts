import { execFile } from 'node:child_process'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { bundleContract } from '../bundle.ts'
import { readAssumptions } from '../read-contract.ts'
import { withMarkTexts } from './with-marks.ts'

const top = join(import.meta.dirname, '../../..')
const openapi = join(top, 'openapi')
const redocly = join(top, 'node_modules/.bin/redocly')

const pages = [
  {
    name: 'public',
    title: 'What the backend answers',
    other: 'proxy',
    link: 'What browsers ask of the site',
  },
  {
    name: 'proxy',
    title: 'What browsers ask of the site',
    other: 'public',
    link: 'What the backend answers',
  },
] as const

const REMOTE_LOGO = /https:\/\/cdn\.redoc\.ly\/redoc\/logo-mini(?:-full)?\.svg/g
const TEXT_LOGO =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='44' height='12'%3E%3Ctext y='10' font-family='sans-serif' font-size='10' fill='gray'%3ERedocly%3C/text%3E%3C/svg%3E"

/** Redoc's page with its maker's name instead of a remote image. */
const withoutNetwork = (page: string): string => page.replaceAll(REMOTE_LOGO, TEXT_LOGO)

/**
 * Writes both contracts as offline pages, `public.html` and `proxy.html`.
 * @returns their files
 */
export async function writePages(folder: string): Promise<readonly string[]> {
  await mkdir(folder, { recursive: true })
  return Promise.all(
    pages.map(async ({ name, title, other, link }) => {
      const contract = withMarkTexts(
        await bundleContract(join(openapi, `${name}.yaml`)),
        readAssumptions(openapi),
      )
      const { info } = contract as unknown as { info: { description: string } }
      const source = join(folder, `${name}.json`)
      const file = join(folder, `${name}.html`)
      info.description = [
        info.description,
        'Decisions about points that the source document leaves open are marked: **Assumption**, with the id under which reports name it.',
        `The other contract: [${link}](${other}.html).`,
      ].join('\n\n')
      await writeFile(source, JSON.stringify(contract))
      await promisify(execFile)(
        redocly,
        [
          ...['build-docs', source, '-o', file, '--title', title, '--inlineBundle'],
          '--openapi.hideDownloadButtons',
        ],
        // Redocly would report each visit.
        { cwd: folder, env: { ...process.env, REDOCLY_TELEMETRY: 'off' } },
      )
      await writeFile(file, withoutNetwork(await readFile(file, 'utf8')))
      await rm(source)
      return file
    }),
  )
}
