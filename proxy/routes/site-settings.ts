import type { components } from '../../src/generated/api.ts'
import { DEFAULT_LANGUAGE } from '../../src/lib/prerendered-page.ts'
import type { OperatorSettings } from '../ports/ports.ts'

type SiteSettings = components['schemas']['SiteSettings']

/** Falls back to English, then Korean, then any language. */
const textIn = (texts: OperatorSettings['terms'], language: string): string | null =>
  texts[language] ??
  (language === DEFAULT_LANGUAGE ? undefined : texts['en']) ??
  texts[DEFAULT_LANGUAGE] ??
  Object.values(texts)[0] ??
  null

export const siteSettings = (
  {
    minimumAge,
    inquiriesAtOnce,
    minimumDeposit,
    minimumPoints,
    confirmAbove,
    terms,
    banks,
    support,
  }: OperatorSettings,
  language: string,
): SiteSettings => ({
  status: 'success',
  minimumAge,
  inquiriesAtOnce,
  minimumDeposit,
  minimumPoints,
  confirmAbove,
  terms: textIn(terms, language),
  banks: banks.map((bank) => ({ ...bank })),
  support: support.map((address) => ({ address })),
})
