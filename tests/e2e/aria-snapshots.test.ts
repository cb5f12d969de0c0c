import type { Locale } from '../../src/i18n/locales.ts'
import { settle } from '../support/layout/check-screen.ts'
import { expect, test } from '../support/story.ts'
import { becomeMember, demo, desk, speak, still } from '../support/visitor.ts'

test.use({ contextOptions: still, viewport: desk })

const pages = {
  guest: ['/', '/login', '/limits'],
  member: ['/', '/deposit', '/withdraw', '/game', '/limits', '/note'],
} as const

const nameOf = (path: string): string => (path === '/' ? 'home' : path.slice(1))

const languages: readonly Locale[] = ['ko', 'en']

for (const language of languages)
  for (const who of ['guest', 'member'] as const)
    test(`R-NAV-01 R-I18N-02 a ${who} finds headings, fields and buttons where they belong (${language})`, async ({
      page,
      baseURL,
    }) => {
      await speak(page, language)
      if (who === 'member') await becomeMember(page, baseURL ?? '', demo)
      for (const path of pages[who]) {
        await page.goto(path)
        await settle(page)
        await expect(page.getByRole('main')).toMatchAriaSnapshot({
          name: `${nameOf(path)}-${who}-${language}.aria.yml`,
        })
      }
    })
