/** Languages in which no message is missing. */
export const completeLocales = ['ko', 'en', 'vn', 'jp', 'cn', 'th'] as const
