import { Calls, everythingAnswered } from '../support/calls.ts'
import { cuts } from '../support/cut-money-form.ts'
import type { When } from '../support/cut-money-form.ts'
import { moneyForms, open, press } from '../support/money-forms.ts'
import { tellRestart, test, told } from '../support/restarted-money-form.ts'
import { expect } from '../support/story.ts'
import { becomeMember, demo } from '../support/visitor.ts'
import { word } from '../support/words.ts'

const formOf = (wanted: (typeof moneyForms)[number]['operation']) => {
  const found = moneyForms.find(({ operation }) => operation === wanted)
  if (found === undefined) throw new Error(`No form of money calls ${wanted}`)
  return found
}

// A sample of `npm run test:matrix`, which has every form with both cuts: here one form with each cut.
const sample = {
  applyUserDeposit: 'before',
  userWithdraw: 'after',
} as const satisfies Partial<Record<(typeof moneyForms)[number]['operation'], When>>

for (const [operation, when] of Object.entries(sample))
  tellRestart(formOf(operation as keyof typeof sample), when)

for (const when of cuts) {
  test(`R-ACCT-07 the proxy is killed while a transfer runs, ${when} the backend acted: nothing is sent again by itself`, async ({
    page,
    site,
    backend,
    troubles,
  }) => {
    troubles.expect(/answered (409|50\d)$|ERR_/)
    const { path, route, operation, fill, submit, sent, see, seeNothing } = formOf('userTransferIn')
    const calls = new Calls(page)
    backend.ignoreKeys()
    await becomeMember(page, site.url, demo)
    await open(page, path)
    await fill(page)
    backend.cut(operation, { when, hold: true })
    await submit(page)
    await expect.poll(() => backend.callsTo(operation)).toBe(1)
    await site.kill()
    await expect(told(page)).toContainText(word('failure.outcome-unknown.title'))

    backend.mend()
    backend.ignoreKeys()
    await site.start()
    await page.reload()
    await expect(told(page)).toContainText(sent)
    await everythingAnswered(page)
    expect(calls.to(route)).toHaveLength(1)
    const again = page.waitForResponse(route)
    await press(page, word('moneyForm.unknown.again'))
    expect([409, 504]).toContain((await again).status())
    await expect(told(page).getByText(word('failure.outcome-unknown.title'))).toBeVisible()
    await page.reload()
    await (when === 'after' ? see : seeNothing)(page)
    await expect(told(page)).toContainText(sent)
    expect(backend.callsTo(operation)).toBe(0)
    expect(calls.to(route)).toHaveLength(2)
  })
}
