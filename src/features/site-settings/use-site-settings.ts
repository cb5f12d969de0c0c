import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '../../i18n/language.tsx'
import { siteSettingsQueries } from './site-settings.api.ts'

export const useSiteSettings = () => useQuery(siteSettingsQueries.in(useLanguage().locale))
