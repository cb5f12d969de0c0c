import { queryOptions } from '@tanstack/react-query'
import { getSiteSettings } from './site-settings.api.ts'

/** The operator's settings, constant while a page is open. */
export const siteSettingsQueries = {
  in: (language: Parameters<typeof getSiteSettings>[0]) =>
    queryOptions({
      queryKey: ['site-settings', language] as const,
      queryFn: ({ signal }) => getSiteSettings(language, { signal }),
      staleTime: Number.POSITIVE_INFINITY,
      meta: { isPublic: true },
    }),
}
