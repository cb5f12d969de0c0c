import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { examplePlayer } from '../../../../tests/support/players.ts'
import { renderSite } from '../../../../tests/support/render-site.tsx'
import { HOURS_8, openPage } from '../../../../tests/support/session-page.ts'
import { answerCalls, ok } from '../../../../tests/support/wire.ts'
import { OwnAccount } from './withdrawal-summary.tsx'

test.each([
  ['KB Kookmin Bank', '국민은행'],
  ['제주 협동 은행', '제주 협동 은행'],
])(
  'R-I18N-01 the member’s bank %s reads %s in Korean, as the operator lists it',
  async (stored, shown) => {
    const banks = [{ nameKo: '국민은행', nameEn: 'KB Kookmin Bank' }]
    answerCalls(() =>
      ok({
        status: 'success',
        minimumAge: 19,
        inquiriesAtOnce: 3,
        minimumDeposit: 0,
        minimumPoints: 0,
        terms: null,
        banks,
        support: [],
      }),
    )
    const page = openPage()
    const player = examplePlayer({ bankName: stored, bankNumber: '123-456', bankOwner: '김데모' })
    await page.restore.answer({ player, endsInMs: HOURS_8 })
    await renderSite(<OwnAccount />, { page })
    await waitFor(() => expect(document.body.textContent).toContain(`${shown} `))
    expect(screen.getByText(shown).lang).toBe('')
  },
)
