import styles from './art-page.module.css'
import { classNames } from './class-names.ts'
import { gateArt } from './gate-art.ts'
import { Page } from './page.tsx'
import type { PageProps } from './page.tsx'
import type { Elements } from './elements.ts'

export type ArtPageProps = Omit<PageProps, 'art'> & {
  /** The subject of its covers. */
  readonly art: keyof typeof gateArt
  /** The page's purpose: below the covers, on narrow pages below the form. */
  readonly facts?: Elements
  /** Content below the form and the facts. */
  readonly end?: Elements
}

/** A guest's form beside a wall of covers, on narrow pages with the wall behind its head. */
export const ArtPage = ({ art, facts, end, ...page }: ArtPageProps) => (
  <div className={classNames(styles['place'], facts !== undefined && styles['told'])}>
    <div className={styles['art']}>
      <img src={gateArt[art]} alt="" width="560" height="600" />
    </div>
    <Page {...page} wall={gateArt[art]} />
    {facts}
    {end}
  </div>
)
