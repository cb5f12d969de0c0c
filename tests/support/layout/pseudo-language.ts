import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from '@playwright/test'
import { lengthenedCatalog } from '../../../mocks/browser/lengthened.ts'
import { LANGUAGE_COOKIE } from '../../../src/lib/prerendered-page.ts'

/** The language whose texts are lengthened; its pages contain no texts of other languages. */
const SOURCE = 'en'

const dist = join(import.meta.dirname, '../../../dist')

async function lengthenedModule(file: string): Promise<string> {
  const { default: messages } = (await import(pathToFileURL(join(dist, file)).href)) as {
    default: Readonly<Record<string, unknown>>
  }
  return `export default ${JSON.stringify(lengthenedCatalog(messages))}`
}

/**
 * Makes the page use long, accented texts, which the built site does not have: changes catalogs on their way, and
 * disables prerendered pages.
 */
export async function speakPseudoLanguage(page: Page): Promise<void> {
  await page
    .context()
    .addCookies([{ name: LANGUAGE_COOKIE, value: SOURCE, domain: 'localhost', path: '/' }])
  await page.route(/\/assets\/en(\.rest|\.member)?-[^/]+\.js$/, async (route) => {
    const body = await lengthenedModule(new URL(route.request().url()).pathname.slice(1))
    await route.fulfill({ contentType: 'text/javascript', body })
  })
  await page.route(
    (url) => !url.pathname.includes('.') && !url.pathname.startsWith('/api/'),
    async (route) => {
      const response = await route.fetch()
      const html = (await response.text()).replace(
        /<div id="root" data-path="[^"]*"/,
        '<div id="root"',
      )
      await route.fulfill({ response, body: html })
    },
  )
}
