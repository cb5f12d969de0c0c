import { useLanguage } from '../../i18n/language.tsx'
import { locales } from '../../i18n/locales.ts'
import styles from './operator-title.module.css'
import { foreignLanguage } from './text-language.ts'

/** `lang` of an operator's text, if it differs from the page's. */
export const useForeignLanguage = (text: string) =>
  foreignLanguage(text, locales[useLanguage().locale].tag)

/** One line of plain operator text, in its own language. */
export const OperatorTitle = ({ children }: { children: string }) => (
  <span className={styles['title']} lang={useForeignLanguage(children)}>
    {children}
  </span>
)
