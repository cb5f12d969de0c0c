import type { ReactElement } from 'react'

/** Content without bare texts, which page translators would break beside siblings (decision 086). */
export type Elements = ReactElement | readonly Elements[] | false | null | undefined
