import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { useLanguage } from '../../i18n/language.tsx'
import { localisedName } from '../../i18n/localised-name.ts'
import { codeFrom } from './code-text.ts'
import { lobbyQueries } from './lobby.queries.ts'

/** The name of the slot provider in the address, or `instead` if it is unknown. */
export const ProviderName = ({ instead }: { readonly instead: string }) => {
  const { locale } = useLanguage()
  const [search] = useSearchParams()
  const company = codeFrom(search.get('company') ?? '')
  const { data } = useQuery(lobbyQueries.providers('slot'))
  const found = data?.find(({ code }) => code === company)
  return found === undefined ? instead : localisedName(locale, found.name)
}
