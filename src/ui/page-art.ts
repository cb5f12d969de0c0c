import koi from './art/page-koi.svg'
import owl from './art/page-owl.svg'

/** Behind the head of a page of which guests see a part. */
export const pageArt = { koi, owl } as const
