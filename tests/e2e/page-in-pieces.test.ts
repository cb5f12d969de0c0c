import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { prerenderedPaths } from '../../src/generated/screens/prerendered.ts'
import { everythingAnswered } from '../support/calls.ts'
import { layoutShiftFaults } from '../support/layout/check-screen.ts'
import { watchLayoutShifts } from '../support/layout/late-content.ts'
import { expect, test } from '../support/story.ts'
import { desk, phone, still } from '../support/visitor.ts'

test.use({ contextOptions: still })

type SiteInPieces = { readonly url: string; readonly stop: () => Promise<void> }

const BETWEEN_PIECES_MS = 120
/** The end of a heading, a paragraph or a label, after which the rest of its block may arrive late. */
const END_OF_TEXT = /(?<=<\/(?:h\d|p|label)>)/

/** The site behind a slow server that sends each document in pieces, with time to paint between them. */
async function startSiteInPieces(siteUrl: string): Promise<SiteInPieces> {
  const server = createServer((incoming, response) => void forward(siteUrl, incoming, response))
  server.listen(0, 'localhost')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://localhost:${port}`,
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function forward(
  siteUrl: string,
  incoming: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  // Compressed pieces would end anywhere in the text.
  const headers = { ...incoming.headers, 'accept-encoding': 'identity' }
  const onward = request(new URL(incoming.url ?? '/', siteUrl), {
    method: incoming.method,
    headers,
  })
  onward.on('error', () => response.destroy())
  incoming.pipe(onward)
  const [answer] = (await once(onward, 'response')) as [IncomingMessage]
  response.writeHead(answer.statusCode ?? 502, answer.headers)
  if (!answer.headers['content-type']?.startsWith('text/html')) return void answer.pipe(response)
  const html = Buffer.concat(await answer.toArray()).toString()
  // The head is long and shows nothing, so the pieces are those of the body.
  const start = Math.max(0, html.indexOf('<body'))
  response.write(html.slice(0, start))
  for (const piece of html.slice(start).split(END_OF_TEXT)) {
    await wait(BETWEEN_PIECES_MS)
    response.write(piece)
  }
  response.end()
}

const isSample = (path: string) => path === '/' || path === '/register'

for (const { paths, viewport, ...details } of [
  { paths: prerenderedPaths.filter(isSample), viewport: desk },
  { paths: ['/casino'], viewport: phone },
  {
    paths: prerenderedPaths.filter((path) => !isSample(path)),
    viewport: desk,
    tag: '@matrix',
  },
])
  test(
    `nothing moves on a page ${viewport.width} px wide whose HTML comes in pieces: ${paths.join(', ')}`,
    details,
    async ({ page, baseURL }) => {
      const slow = await startSiteInPieces(baseURL ?? '')
      try {
        await page.setViewportSize(viewport)
        await watchLayoutShifts(page)
        for (const path of paths) {
          await page.goto(slow.url + path)
          await everythingAnswered(page)
          expect([path, await layoutShiftFaults(page)]).toEqual([path, []])
        }
      } finally {
        await slow.stop()
      }
    },
  )
