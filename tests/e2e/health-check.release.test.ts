import type { Page } from '@playwright/test'
import { Calls, everythingAnswered } from '../support/calls.ts'
import { connectionLost } from '../support/fault-walk.ts'
import { withdrawElsewhere } from '../support/other-device.ts'
import { expect, test } from '../support/story.ts'
import { accountDrawer, demo, desk, openAsMember, still } from '../support/visitor.ts'

test.use({ viewport: desk, contextOptions: still })

const CHECK_MS = 30_000

test('R-SESS-08 R-CONST-01 a health check runs every 30 s, with an empty body and an authorization', async ({
  page,
  baseURL,
}) => {
  await page.clock.install()
  const sessionResponse = page.waitForResponse('**/api/routes/session')
  const calls = new Calls(page)
  await openAsMember(page, baseURL!)
  const checks = () => calls.to('user-health-check')
  await expect.poll(() => checks().length).toBe(1)
  const { token } = (await (await sessionResponse).json()) as { token: string }
  const checkCount = checks().length
  // Advancing the clock triggers the next check.
  await page.clock.pauseAt(Date.now() + 2 * CHECK_MS)
  await expect.poll(() => checks().length).toBe(checkCount + 1)
  for (const count of [checkCount + 2, checkCount + 3]) {
    await checks().at(-1)!.response()
    await page.clock.runFor(CHECK_MS - 1)
    expect(checks()).toHaveLength(count - 1)
    await page.clock.runFor(1)
    await expect.poll(() => checks().length).toBe(count)
  }
  for (const check of checks()) {
    expect(check.postData()).toBe('{}')
    expect(check.headers()['authorization']).toBe(`Bearer ${token}`)
  }
})

test('R-SESS-08 back online, the page checks at once', async ({
  page,
  context,
  stage,
  baseURL,
  troubles,
}) => {
  troubles.expect(/failed: net::ERR_INTERNET_DISCONNECTED$/)
  await page.clock.install()
  await openAsMember(page, baseURL!)
  const panel = accountDrawer(page)
  await expect(panel.getByText('1,550,000')).toBeVisible()
  await context.setOffline(true)
  await page.clock.fastForward(CHECK_MS)
  await expect(connectionLost(page)).toBeVisible()
  await withdrawElsewhere(stage.mockUrl, demo, 50_000)
  await context.setOffline(false)
  await expect(panel.getByText('1,500,000')).toBeVisible({ timeout: CHECK_MS / 3 })
  await expect(connectionLost(page)).toBeHidden()
})

const countDrawings = async (page: Page) => {
  await page.addInitScript(() => {
    const hook = {
      drawings: 0,
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberRoot: () => (hook.drawings += 1),
      onCommitFiberUnmount: () => undefined,
      onPostCommitFiberRoot: () => undefined,
    }
    Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook })
  })
  return () =>
    page.evaluate(() => {
      const hook: unknown = Reflect.get(window, '__REACT_DEVTOOLS_GLOBAL_HOOK__')
      return (hook as { drawings: number }).drawings
    })
}

test('R-SESS-08 the page renders again only when a check brought something new', async ({
  page,
  stage,
  baseURL,
}) => {
  const drawings = await countDrawings(page)
  await page.clock.install()
  await openAsMember(page, baseURL!)
  const panel = accountDrawer(page)
  await expect(panel.getByText('1,550,000')).toBeVisible()
  await everythingAnswered(page)
  const nextCheck = async () => {
    const answered = page.waitForResponse('**/api/routes/user-health-check')
    await page.clock.fastForward(CHECK_MS)
    await (await answered).finished()
  }
  // Everything after the first paint has arrived by the end of the minute after login.
  const drawnBy = async (step: () => Promise<void>) => {
    const before = await drawings()
    await step()
    return (await drawings()) - before
  }
  const twoChecks = async () => {
    await nextCheck()
    await nextCheck()
  }
  await expect.poll(() => drawnBy(twoChecks)).toBe(0)
  const before = await drawings()
  expect(before).toBeGreaterThan(0)

  await withdrawElsewhere(stage.mockUrl, demo, 50_000)
  await nextCheck()
  await expect(panel.getByText('1,500,000')).toBeVisible()
  expect(await drawings()).toBeGreaterThan(before)
})
