import { expect } from '@playwright/test'
import type { Locator } from '@playwright/test'

/** Expects all buttons and links of a dialog to have the same background, colour and font weight. */
export async function expectEqualWeight(dialog: Locator): Promise<void> {
  const looks = await dialog.locator('button:visible, a:visible').evaluateAll((controls) =>
    controls.map((control) => {
      const { backgroundColor, backgroundImage, color, fontWeight, fontSize } =
        getComputedStyle(control)
      return [backgroundColor, backgroundImage, color, fontWeight, fontSize].join(' ')
    }),
  )
  expect(looks.length).toBeGreaterThan(1)
  expect(new Set(looks).size).toBe(1)
}
