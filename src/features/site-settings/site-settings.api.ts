import { queryOptions } from '@tanstack/react-query'
import { getSiteSettingsShapes } from '../../generated/answers/get-site-settings.ts'
import type { components } from '../../generated/api.ts'
import { guest } from '../../http/client.ts'
import type { CallOptions } from '../../http/client.ts'
import { parseSuccess } from '../../http/parse-response.ts'
import { completeNames } from '../../lib/names.ts'
import type { Names } from '../../lib/names.ts'
import { isContact } from '../../lib/web-address.ts'

type Language = components['schemas']['SiteSettingsRequest']['language']

type SiteSettings = {
  /** In years; 0: not asked. */
  readonly minimumAge: number
  /** Maximum of unanswered inquiries; 0: not stated. */
  readonly inquiriesAtOnce: number
  /** Smallest bank deposit, in won; 0: any. */
  readonly minimumDeposit: number
  /** Smallest conversion of comp points; 0: any. */
  readonly minimumPoints: number
  /** Deposits and transfers above it are confirmed, in won or points; 0: each one. */
  readonly confirmAbove: number
  /** HTML or plain text; null: none. */
  readonly terms: string | null
  /** Forms send their Korean name. Empty: free text. */
  readonly banks: readonly Names[]
  /** Links: https, mailto or tel. */
  readonly support: readonly string[]
}

const countOf = (value: number): number => (Number.isSafeInteger(value) ? value : 0)

/** The operator's settings, with texts in that language if available. */
export const getSiteSettings = (
  language: Language,
  options: CallOptions = {},
): Promise<SiteSettings> =>
  parseSuccess(
    getSiteSettingsShapes,
    guest.POST('/api/routes/get-site-settings', { body: { language }, ...options }),
    ({ terms, banks, support, ...numbers }) => ({
      minimumAge: countOf(numbers.minimumAge),
      inquiriesAtOnce: countOf(numbers.inquiriesAtOnce),
      minimumDeposit: countOf(numbers.minimumDeposit),
      minimumPoints: countOf(numbers.minimumPoints),
      confirmAbove: countOf(numbers.confirmAbove),
      terms: terms || null,
      banks: banks.map(({ nameKo, nameEn }) => completeNames(nameKo, nameEn)),
      support: support.map(({ address }) => address).filter(isContact),
    }),
  )

/** The operator's settings, constant while a page is open. */
export const siteSettingsQueries = {
  in: (language: Parameters<typeof getSiteSettings>[0]) =>
    queryOptions({
      queryKey: ['site-settings', language] as const,
      queryFn: ({ signal }) => getSiteSettings(language, { signal }),
      staleTime: Number.POSITIVE_INFINITY,
      meta: { isPublic: true },
    }),
}
