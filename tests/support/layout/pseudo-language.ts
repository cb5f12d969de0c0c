import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from '@playwright/test'
import { LANGUAGE_COOKIE } from '../../../src/lib/prerendered-page.ts'

/** The language whose texts are lengthened; its pages contain no texts of other languages. */
const SOURCE = 'en'

const accented: Readonly<Record<string, string>> = Object.fromEntries(
  [...'aáeéiíoóuúcçnñyýsšzžAÁEÉIÍOÓUÚCÇNÑYÝSŠZŽ'.matchAll(/(.)(.)/g)].map(([, plain, marked]) => [
    plain,
    marked,
  ]),
)

/** Text with accents, about 40 % longer, in brackets that show where it is cut. */
export function lengthened(text: string): string {
  const letters = text.replaceAll(/[a-z]/gi, (letter) => accented[letter] ?? letter)
  if (letters.trim() === '') return letters
  const more = Math.ceil(letters.trim().length * 0.4) - 2
  const words = 'öner twö thrée föur fivé šix ševén éight niñé téñ '.repeat(1 + more / 50)
  return more > 0 ? `[${letters} ${words.slice(0, more).trim()}]` : `[${letters}]`
}

/** A compiled message: a text, or a tree whose literal elements are texts. */
function lengthenedMessage(message: unknown): unknown {
  if (typeof message === 'string') return lengthened(message)
  if (Array.isArray(message)) return message.map(lengthenedPart)
  return message
}

function lengthenedPart(part: Record<string, unknown>): unknown {
  const { type, value, options, children } = part
  if (type === 0 && typeof value === 'string') return { ...part, value: lengthened(value) }
  if (Array.isArray(children)) return { ...part, children: children.map(lengthenedPart) }
  if (typeof options !== 'object' || options === null) return part
  const longer = Object.entries(options as Record<string, { value: unknown }>).map(
    ([name, option]) => [name, { ...option, value: lengthenedMessage(option.value) }],
  )
  return { ...part, options: Object.fromEntries(longer) as unknown }
}

const dist = join(import.meta.dirname, '../../../dist')

async function lengthenedModule(file: string): Promise<string> {
  const { default: messages } = (await import(pathToFileURL(join(dist, file)).href)) as {
    default: Readonly<Record<string, unknown>>
  }
  const entries = Object.entries(messages).map(([id, message]) => [id, lengthenedMessage(message)])
  return `export default ${JSON.stringify(Object.fromEntries(entries))}`
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
