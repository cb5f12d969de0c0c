import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { heightOf, roles, settle } from '../../support/layout/check-screen.ts'
import { screens } from '../../support/screens.ts'
import { expect, test } from '../../support/story.ts'
import { becomeMember, demo, speak, still } from '../../support/visitor.ts'
import { pictureFile, pictureFolder, writeComparisonPage } from './comparison-page.ts'

test.use({ contextOptions: still })
test.afterAll(writeComparisonPage)

const nameOf = (path: string): string => {
  if (path === '*') return 'not-found'
  return path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')
}

/** Saves the window as WebP once painting has finished; covers are painted late. */
async function takePicture(page: Page, file: string): Promise<void> {
  // A caret blinks.
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement)
      document.activeElement.style.caretColor = 'transparent'
  })
  const session = await page.context().newCDPSession(page)
  let picture = ''
  const isSame = async (): Promise<boolean> => {
    const before = picture
    const shot = await session.send('Page.captureScreenshot', { format: 'webp', quality: 68 })
    picture = shot.data
    return picture === before
  }
  await expect.poll(isSame, { intervals: [400] }).toBe(true)
  await session.detach()
  await mkdir(pictureFolder, { recursive: true })
  await writeFile(join(pictureFolder, file), Buffer.from(picture, 'base64'))
}

for (const language of ['ko', 'en'] as const)
  for (const role of roles)
    for (const width of [390, 768, 1440] as const) {
      const name = `${language} ${role} ${width}`
      test.describe(() => {
        // A proxy of its own for each member: it names no login of another test.
        if (role === 'member') test.use({ proxyEnv: { PICTURES_OF: name } })
        test(name, async ({ page, baseURL }) => {
          await page.setViewportSize({ width, height: heightOf[width] })
          await speak(page, language)
          if (role === 'member') await becomeMember(page, baseURL ?? '', demo)
          for (const { path, address } of screens) {
            await page.goto(address)
            await settle(page)
            for (const colorScheme of ['light', 'dark'] as const) {
              await page.emulateMedia({ colorScheme })
              const picture = { screen: nameOf(path), role, width, language, theme: colorScheme }
              await takePicture(page, pictureFile(picture))
            }
          }
        })
      })
    }
