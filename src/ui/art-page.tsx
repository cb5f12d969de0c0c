import styles from './art-page.module.css'
import { gateArt } from './gate-art.ts'
import { Page } from './page.tsx'
import type { PageProps } from './page.tsx'

export type ArtPageProps = Omit<PageProps, 'art'> & {
  /** What its covers are about. */
  readonly art: keyof typeof gateArt
}

/** A guest's form beside a wall of covers, on narrow pages with one of them beside its title. */
export const ArtPage = ({ art, ...page }: ArtPageProps) => (
  <div className={styles['place']}>
    <div className={styles['art']}>
      <img src={gateArt[art]} alt="" width="560" height="600" />
    </div>
    <Page {...page} />
  </div>
)
