import { useId } from 'react'
import type { ComponentProps, ElementType, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './cover-tile.module.css'
import type { Elements } from './elements.ts'

type CoverTileOwnProps<As extends ElementType> = {
  /** Element type: `button` by default, `a`, or a router's link. */
  as?: As
  /** An `img` or `canvas`, which shows the name; until it is drawn, the text does. */
  cover: Elements
  name: string
  /** `lang` of the name, if different from the page's. */
  nameLanguage?: string | undefined
  /** Provider or game; describes the tile but is not part of its name. */
  caption?: ReactNode
  shape?: 'portrait' | 'wide'
  corner?: ReactNode
  dimmed?: boolean
  busy?: boolean
}

export type CoverTileProps<As extends ElementType> = CoverTileOwnProps<As> &
  Omit<ComponentProps<As>, keyof CoverTileOwnProps<As> | 'children'>

export const CoverTile = <As extends ElementType = 'button'>({
  as,
  cover,
  name,
  nameLanguage,
  caption,
  shape = 'portrait',
  corner,
  dimmed = false,
  busy = false,
  ...rest
}: CoverTileProps<As>) => {
  const Element: ElementType = as ?? 'button'
  const id = useId()
  const describedBy = [corner && `${id}-corner`, caption && `${id}-caption`]
    .filter(Boolean)
    .join(' ')
  return (
    <Element
      {...(as ? {} : { type: 'button' })}
      {...(describedBy === '' ? {} : { 'aria-describedby': describedBy })}
      {...rest}
      className={classNames(styles['tile'], dimmed && styles['dimmed'])}
      aria-busy={busy || undefined}
    >
      <span className={classNames(styles['frame'], styles[shape])}>
        <span className={styles['behind']} lang={nameLanguage}>
          {name}
        </span>
        {cover}
        {corner && (
          <span className={styles['corner']} id={`${id}-corner`} aria-hidden="true">
            {corner}
          </span>
        )}
      </span>
      {caption && (
        <span className={styles['caption']} id={`${id}-caption`} aria-hidden="true">
          {caption}
        </span>
      )}
    </Element>
  )
}
