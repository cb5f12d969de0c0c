import { useLanguage } from '../../i18n/language.tsx'
import { locales } from '../../i18n/locales.ts'
import { foreignLanguage } from './text-language.ts'

/** For `lang`: the language of a text that the operator wrote, where it is another than the page's. */
export const useForeignLanguage = (text: string) =>
  foreignLanguage(text, locales[useLanguage().locale].tag)

/** One line that the operator wrote: plain text, in its own language. */
export const OperatorTitle = ({ children }: { children: string }) => (
  <span lang={useForeignLanguage(children)}>{children}</span>
)
