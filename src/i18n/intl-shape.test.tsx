import { render, screen } from '@testing-library/react'
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl'
import { expect, test, vi } from 'vitest'
import { loadCatalog } from './catalog.ts'
import { LanguageProvider } from './language.tsx'
import { createTranslator } from './translator.ts'

const Line = () => {
  const { formatMessage, formatNumber, formatDate } = useIntl()
  const noon = new Date('2026-03-01T12:00:00Z')
  return (
    <p>
      <FormattedMessage id="place.deposit" /> {formatMessage({ id: 'place.help' })}{' '}
      <FormattedNumber value={1_234_567} /> {formatNumber(0.5, { style: 'percent' })}{' '}
      {formatDate(noon, { month: 'long', timeZone: 'UTC' })}
    </p>
  )
}

test('R-I18N-03 components of react-intl speak the language of the player', async () => {
  const { t, ...translator } = createTranslator('vn', await loadCatalog('vn'))
  render(
    <LanguageProvider initial={{ ...translator, t }}>
      <Line />
    </LanguageProvider>,
  )
  const texts = [t('place.deposit'), t('place.help'), '1.234.567', '50%', 'Tháng 3']
  expect(screen.getByText(/50%/).textContent).toBe(texts.join(' '))
})

test('messages and whole numbers do not ask the browser which locales it supports', async () => {
  const asked = vi.spyOn(Intl.NumberFormat, 'supportedLocalesOf')
  const { t, formatNumber } = createTranslator('ko', await loadCatalog('ko'))
  expect([t('place.deposit'), formatNumber(1_250_000)]).toEqual(['입금', '1,250,000'])
  expect(asked).not.toHaveBeenCalled()
})

test('a message that is missing shows its id and is reported', () => {
  const reported = vi.fn()
  vi.stubGlobal('reportError', reported)
  const { t } = createTranslator('ko', {})
  expect(t('place.deposit')).toBe('place.deposit')
  expect(String(reported.mock.lastCall)).toContain('Missing message: "place.deposit"')
})
