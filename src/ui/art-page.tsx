import styles from './art-page.module.css'
import { classNames } from './class-names.ts'
import { gateArt } from './gate-art.ts'
import { Page } from './page.tsx'
import type { PageProps } from './page.tsx'

export type ArtPageProps = Omit<PageProps, 'art'> & {
  /** What its covers are about. */
  readonly art?: keyof typeof gateArt
  /** Which of them stands beside the title. */
  readonly card?: 'first' | 'second' | 'third'
}

/** A guest's form beside a wall of covers, on narrow pages with one of them beside its title. */
export const ArtPage = ({ art = 'games', card = 'second', ...page }: ArtPageProps) => (
  <div className={styles['place']}>
    <div className={classNames(styles['art'], styles[card])}>
      <img src={gateArt[art]} alt="" width="560" height="600" />
    </div>
    <Page {...page} />
  </div>
)
