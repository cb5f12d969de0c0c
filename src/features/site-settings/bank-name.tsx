import { useLanguage } from '../../i18n/language.tsx'
import { localisedName, nameLanguage } from '../../i18n/localised-name.ts'
import { useSiteSettings } from './use-site-settings.ts'

/** A bank in the player's language, if the operator's list has it under that name; else as it is. */
export const BankName = ({ children: name }: { children: string }) => {
  const { locale } = useLanguage()
  const banks = useSiteSettings().data?.banks ?? []
  const bank = banks.find(({ ko, en }) => [ko, en].includes(name.trim()))
  const text = bank === undefined ? name : localisedName(locale, bank)
  return <span lang={nameLanguage(locale, text)}>{text}</span>
}
