import { createContext, use, useEffect, useMemo, useRef, useState, startTransition } from 'react'
import type { ReactNode } from 'react'
import { RawIntlProvider, useIntl } from 'react-intl'
import type { PrimitiveType } from 'react-intl'
import { loadCatalog } from './catalog.ts'
import type { MessageId, ValuesOf } from './catalog.ts'
import { applyWholeStylesheet } from '../platform/whole-stylesheet.ts'
import { keepLocale } from './locale-choice.ts'
import { locales } from './locales.ts'
import type { Locale } from './locales.ts'
import { createTranslator, translateWith } from './translator.ts'
import type { Translate, Translator } from './translator.ts'

export type { MessageId } from './catalog.ts'
export type { Translate } from './translator.ts'

type Language = Translator & {
  /**
   * Changes the language and stores the choice. Rejects if its messages cannot be loaded. The last of several choices
   * wins.
   */
  readonly choose: (locale: Locale) => Promise<void>
}

const LanguageContext = createContext<Language | null>(null)

/** Uses `initial` until the player chooses another language. */
export const LanguageProvider = ({
  initial,
  children,
}: {
  initial: Translator
  children: ReactNode
}) => {
  const [translator, setTranslator] = useState(initial)
  const lastChoice = useRef(initial.locale)
  const language = useMemo<Language>(
    () => ({
      ...translator,
      choose: async (locale) => {
        lastChoice.current = locale
        try {
          const next = createTranslator(locale, await loadCatalog(locale))
          await (translator.isForMember() ? next.completeForMember() : next.complete())
          if (lastChoice.current !== locale) return
          keepLocale(locale)
          startTransition(() => setTranslator(next))
        } catch (error) {
          if (lastChoice.current === locale) throw error
        }
      },
    }),
    [translator],
  )
  useEffect(() => {
    document.documentElement.lang = locales[translator.locale].tag
  }, [translator])
  if (import.meta.hot) {
    // oxlint-disable-next-line react/rules-of-hooks -- constant for one build
    useEffect(() => {
      const redraw = () => setTranslator((now) => ({ ...now, intl: new Proxy(now.intl, {}) }))
      addEventListener('maru:redraw', redraw)
      return () => removeEventListener('maru:redraw', redraw)
    }, [])
  }
  return (
    <LanguageContext value={language}>
      <RawIntlProvider value={translator.intl}>{children}</RawIntlProvider>
    </LanguageContext>
  )
}

/** The current language: `t` for messages, `formatNumber` for numbers, `choose` to change it. */
export const useLanguage = (): Language => {
  const language = use(LanguageContext)
  if (language === null) throw new Error('LanguageProvider is missing above this component')
  return language
}

/** Messages by id: `t('shell.balance.label')`. */
export const useT = (): Translate => {
  const intl = useIntl()
  return useMemo(() => translateWith(intl), [intl])
}

/** Suspends until the messages of every guest screen are loaded. */
export const AllMessages = ({ children }: { children: ReactNode }) => {
  use(useLanguage().complete())
  return children
}

/** Suspends until the messages and styles for members are loaded. */
export const MemberParts = ({ children }: { children: ReactNode }) => {
  const { completeForMember } = useLanguage()
  const styles = applyWholeStylesheet()
  use(completeForMember())
  use(styles)
  return children
}

/** A message as an element. */
export const Text = <Id extends MessageId>({
  id,
  values,
}: { id: Id } & (ValuesOf<Id> extends [infer Values]
  ? { values: Values }
  : { values?: never })) => (
  <span>{useIntl().formatMessage({ id }, values as Record<string, PrimitiveType>)}</span>
)
