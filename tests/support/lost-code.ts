import type { Page } from '@playwright/test'

/** The file of this name does not come; gives how often the page asks for it. */
export const lose = async (page: Page, name: string): Promise<() => number> => {
  let asked = 0
  await page.route(new RegExp(`/assets/${name}-[^/]+\\.js$`), (route) => {
    asked += 1
    return route.abort('connectionreset')
  })
  return () => asked
}
