import hall from './art/hall.svg'
import { Page } from './page.tsx'
import type { PageProps } from './page.tsx'
import styles from './page.module.css'

/** A page with a form of a guest's beside the site's picture, on phones below a part of it. */
export const ArtPage = (props: PageProps) => (
  <div className={styles['split']}>
    <img className={styles['art']} src={hall} alt="" width="480" height="640" />
    <Page {...props} />
  </div>
)
