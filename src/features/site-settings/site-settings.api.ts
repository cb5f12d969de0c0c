import { getSiteSettings as siteSettingsShapes } from '../../generated/answers/get-site-settings.ts'
import type { components } from '../../generated/proxy-api.ts'
import { guest } from '../../http/client.ts'
import type { CallOptions } from '../../http/client.ts'
import { parseSuccess } from '../../http/parse-response.ts'
import { completeNames } from '../../lib/names.ts'
import type { Names } from '../../lib/names.ts'

type Language = components['schemas']['SiteSettingsRequest']['language']

/** What the operator decided about registration and support. */
type SiteSettings = {
  /** In years; 0: none is asked for. */
  readonly minimumAge: number
  /** Inquiries of a member that may wait for an answer; 0: not said. */
  readonly inquiriesAtOnce: number
  /** The smallest deposit by bank transfer, in won; 0: any. */
  readonly minimumDeposit: number
  /** The smallest conversion of comp money, in points; 0: none. */
  readonly minimumPoints: number
  /** HTML or plain text; null when there is nothing to agree to. */
  readonly terms: string | null
  /** The Korean name is what is sent. Empty: any bank. */
  readonly banks: readonly Names[]
  /** Links, https, mailto or tel. */
  readonly support: readonly string[]
}

const countOf = (value: number): number => (Number.isSafeInteger(value) ? value : 0)

const schemes: readonly string[] = ['https:', 'mailto:', 'tel:']

const isContact = (address: string): boolean =>
  URL.canParse(address) && schemes.includes(new URL(address).protocol)

/** The operator's decisions, with texts in that language or another one that there is. */
export const getSiteSettings = (
  language: Language,
  options: CallOptions = {},
): Promise<SiteSettings> =>
  parseSuccess(
    siteSettingsShapes,
    guest.POST('/api/routes/get-site-settings', { body: { language }, ...options }),
    ({ terms, banks, support, ...numbers }) => ({
      minimumAge: countOf(numbers.minimumAge),
      inquiriesAtOnce: countOf(numbers.inquiriesAtOnce),
      minimumDeposit: countOf(numbers.minimumDeposit),
      minimumPoints: countOf(numbers.minimumPoints),
      terms: terms || null,
      banks: banks.map(({ nameKo, nameEn }) => completeNames(nameKo, nameEn)),
      support: support.map(({ address }) => address).filter(isContact),
    }),
  )
