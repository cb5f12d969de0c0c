import { useLanguage } from '../../i18n/language.tsx'
import { locales } from '../../i18n/locales.ts'
import styles from './operator-language.module.css'
import { foreignLanguage } from './text-language.ts'

type OperatorLanguageProps = {
  readonly texts: readonly string[]
  /** Whether to show the language's name alone, as a mark within a line. */
  readonly isBrief?: boolean
}

/** Names the language that the operator wrote in, if it is not the page's. */
export const OperatorLanguage = ({ texts, isBrief = false }: OperatorLanguageProps) => {
  const { locale, t } = useLanguage()
  const { tag } = locales[locale]
  const otherLanguage = texts
    .map((text) => foreignLanguage(text, tag))
    .find((language) => language !== undefined)
  if (otherLanguage === undefined) return null
  const language =
    new Intl.DisplayNames([tag], { type: 'language' }).of(otherLanguage) ?? otherLanguage
  if (isBrief) return <span className={styles['mark']}>{language}</span>
  return <p className={styles['language']}>{t('items.language.text', { language })}</p>
}
