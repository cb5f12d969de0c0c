import type { Locator } from '@playwright/test'
import { add, main, open, press } from '../support/money-forms.ts'
import { expect, test } from '../support/story.ts'
import { becomeMember, demo, phone } from '../support/visitor.ts'
import { word } from '../support/words.ts'

test.use({
  locale: 'ko-KR',
  viewport: phone,
  hasTouch: true,
  contextOptions: { reducedMotion: 'reduce' },
})

/** Two presses of each kind on what asks for a withdrawal, as a nervous player makes them. */
const presses: Record<string, (button: Locator) => Promise<void>> = {
  'two presses of a mouse': (button) => button.dblclick(),
  'two taps': async (button) => {
    const { x, y, width, height } = (await button.boundingBox())!
    for (let tap = 0; tap < 2; tap += 1)
      await button.page().touchscreen.tap(x + width / 2, y + height / 2)
  },
  'a held Enter': async (button) => {
    await button.focus()
    // Playwright marks each further press of a key that is down as a repeat.
    for (let repeat = 0; repeat < 8; repeat += 1) await button.page().keyboard.down('Enter')
    await button.page().keyboard.up('Enter')
  },
  'two presses of Enter': async (button) => {
    await button.focus()
    await button.page().keyboard.press('Enter')
    await button.page().keyboard.press('Enter')
  },
  'two presses of the space bar': async (button) => {
    await button.focus()
    await button.page().keyboard.press(' ')
    await button.page().keyboard.press(' ')
  },
}

// src/ui/press-guard.test.tsx has the others, without a browser's own events.
const sample = ['two taps', 'a held Enter']

for (const [name, twice] of Object.entries(presses))
  test(
    `R-ACCT-07 ${name} open the question before a withdrawal, and neither dismiss nor answer it`,
    { tag: sample.includes(name) ? [] : '@release' },
    async ({ page, baseURL }) => {
      let sent = 0
      await page.route('**/apply-user-withdraw', (route) => {
        sent += 1
        return route.continue()
      })
      await becomeMember(page, baseURL ?? '', demo)
      await open(page, '/withdraw')
      await press(page, add('5만'))
      const submit = main(page).getByRole('button', { name: word('withdrawals.button.submit') })
      await submit.scrollIntoViewIfNeeded()
      await twice(submit)
      const question = page.getByRole('alertdialog')
      const answer = question.getByRole('button', { name: word('withdrawals.button.submit') })
      await expect(answer).toBeVisible()
      // Whatever the second press does, it has done before the press on the answer.
      await answer.click()
      await expect(main(page).getByText(word('withdrawals.done.title')).first()).toBeVisible()
      expect(sent).toBe(1)
    },
  )
