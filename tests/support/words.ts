import { createIntl } from '@formatjs/intl'
import cn from '../../src/i18n/compiled/texts/cn.json' with { type: 'json' }
import en from '../../src/i18n/compiled/texts/en.json' with { type: 'json' }
import jp from '../../src/i18n/compiled/texts/jp.json' with { type: 'json' }
import ko from '../../src/i18n/compiled/texts/ko.json' with { type: 'json' }
import th from '../../src/i18n/compiled/texts/th.json' with { type: 'json' }
import vn from '../../src/i18n/compiled/texts/vn.json' with { type: 'json' }

type WordId = keyof typeof ko & keyof typeof en & keyof typeof vn
type Values = Readonly<Record<string, string | number>>

const reader = (locale: string, messages: Readonly<Record<WordId, string>>) => {
  const { formatMessage } = createIntl({ locale, defaultLocale: locale, messages })
  return (id: WordId, values: Values = {}): string => formatMessage({ id }, values)
}

export const wordsOf = {
  ko: reader('ko', ko),
  en: reader('en', en),
  vn: reader('vi', vn),
  jp: reader('ja', jp),
  cn: reader('zh-CN', cn),
  th: reader('th', th),
} as const

/** A text in Korean by its id, so that changed wording breaks no test. */
export const word = wordsOf.ko

export const englishWord = wordsOf.en
