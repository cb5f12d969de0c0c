import { Calls } from './calls.ts'
import { main, open, press } from './money-forms.ts'
import type { MoneyForm } from './money-forms.ts'
import { expect, test } from './story.ts'
import { becomeMember, demo, still } from './visitor.ts'
import { word } from './words.ts'

export const cuts = ['before', 'after'] as const
export type When = (typeof cuts)[number]

/** A form whose connection is cut before or after the backend acts. */
export function testCut(
  { name, path, route, fill, submit, sent, done, see }: MoneyForm,
  cut: When,
): void {
  test.describe('in Seoul', () => {
    test.use({ locale: 'ko-KR', timezoneId: 'Asia/Seoul', contextOptions: still })

    test(`R-ACCT-07 ${name}, connection cut ${cut} it took effect: the form reports it, also after a reload, and money moves once`, async ({
      page,
      baseURL,
      troubles,
    }) => {
      troubles.expect(/ERR_FAILED|apply-|transfer-|roll-to-balance|money-to-point/)
      await becomeMember(page, baseURL ?? '', demo)
      const calls = new Calls(page)
      await open(page, path)
      await fill(page)
      const keys: (string | undefined)[] = []
      await page.route(route, async (call) => {
        keys.push(call.request().headers()['idempotency-key'])
        if (cut === 'after') await call.fetch()
        await call.abort()
      })
      await submit(page)
      const alert = main(page).getByRole('alert')
      await expect(alert).toContainText(word('failure.outcome-unknown.title'))
      await expect(alert).toContainText(sent)
      await page.unroute(route)

      await page.reload()
      await expect(alert).toContainText(sent)
      const again = page.waitForRequest(route)
      await press(page, word('moneyForm.unknown.again'))
      keys.push((await again).headers()['idempotency-key'])
      await expect(main(page).getByRole('status').getByText(done)).toBeVisible()
      await expect(alert).toHaveCount(0)
      expect(new Set(keys).size).toBe(1)
      await see(page)
      expect(calls.to(route)).toHaveLength(2)
    })
  })
}
