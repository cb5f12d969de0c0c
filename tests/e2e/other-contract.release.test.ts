import { isStream } from '../support/calls.ts'
import { moneyForm, open } from '../support/money-forms.ts'
import { expect, test } from '../support/story.ts'
import { becomeMember, demo } from '../support/visitor.ts'
import { word } from '../support/words.ts'

test('a page of another release offers to reload, and its deposit is sent meanwhile', async ({
  page,
  baseURL,
}) => {
  const form = moneyForm('applyUserDeposit')
  await becomeMember(page, baseURL!, demo)
  await page.route('**/api/routes/**', async (route) => {
    if (isStream(route.request().url())) return route.continue()
    const response = await route.fetch()
    const headers = { ...response.headers(), 'x-contract-digest': 'another-one1' }
    return route.fulfill({ response, headers })
  })
  await open(page, form.path)
  const offer = page.getByRole('region', { name: word('toast.region.label') })
  await expect(offer).toContainText(word('toast.release.available'))
  await form.fill(page)
  await form.submit(page)
  await expect(page.getByText(form.done)).toBeVisible()
  await expect(offer.getByRole('listitem')).toHaveCount(1)
  const reloaded = page.waitForEvent('load')
  await offer.getByRole('button', { name: word('failure.button.reload') }).click()
  await reloaded
  await form.see(page)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})
