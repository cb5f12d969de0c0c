import { useLanguage } from '../../i18n/language.tsx'
import { locales } from '../../i18n/locales.ts'
import styles from './operator-language.module.css'
import { foreignLanguage } from './text-language.ts'

/** In which language the operator wrote, if it is not the page's. */
export const OperatorLanguage = ({ texts }: { readonly texts: readonly string[] }) => {
  const { locale, t } = useLanguage()
  const { tag } = locales[locale]
  const written = texts.map((text) => foreignLanguage(text, tag)).find((one) => one !== undefined)
  if (written === undefined) return null
  const language = new Intl.DisplayNames([tag], { type: 'language' }).of(written) ?? written
  return <p className={styles['language']}>{t('items.language.text', { language })}</p>
}
