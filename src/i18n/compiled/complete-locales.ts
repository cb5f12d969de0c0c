/** Languages in which no message is missing. Generated from *.messages.yaml by npm run generate. */
export const completeLocales = ['ko', 'en', 'vn', 'jp', 'cn', 'th'] as const
