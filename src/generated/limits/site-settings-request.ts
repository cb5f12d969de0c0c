/** Limits of SiteSettingsRequest, by field. */
export const siteSettingsRequestLimits = {
  language: { pattern: /^[a-z]{2}$/u },
} as const
