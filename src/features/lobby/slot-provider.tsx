import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { useLanguage } from '../../i18n/language.tsx'
import { localisedName } from '../../i18n/localised-name.ts'
import { codeFrom } from './code-text.ts'
import { EntryCover } from './cover.tsx'
import { withMotifs } from './deal-covers.ts'
import { providerEntry } from './game-entry.ts'
import { lobbyQueries } from './lobby.api.ts'
import type { Elements } from '../../ui/elements.ts'

/** The slot provider in the address; null: there is none, undefined: not known yet. */
const useSlotProvider = () => {
  const [search] = useSearchParams()
  const company = codeFrom(search.get('company') ?? '')
  const { data } = useQuery(lobbyQueries.providers('slot'))
  return data && (withMotifs('slot', data).find(({ code }) => code === company) ?? null)
}

/** The name of the slot provider in the address, or `instead` if it is unknown. */
export const ProviderTitle = ({ instead }: { readonly instead: Elements }) => {
  const { locale } = useLanguage()
  const provider = useSlotProvider()
  return provider ? <span>{localisedName(locale, provider.name)}</span> : instead
}

/** The drawn cover of the slot provider in the address: words stand on it, which an unknown picture could hide. */
export const ProviderCover = () => {
  const provider = useSlotProvider()
  const entry = provider && { ...providerEntry('slot', provider), image: null }
  return entry && <EntryCover entry={entry} isNameless isLarge />
}
