import type { ComponentProps, ElementType, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './cover-tile.module.css'

type CoverTileOwnProps<As extends ElementType> = {
  /** What it is: `button` by default, `a` or a router's link. */
  as?: As
  /** The picture, an `img` or a `canvas`; it is decoration. */
  cover: ReactNode
  name: string
  /** Names the provider, or counts its games. */
  caption?: ReactNode
  /** The drawn cover says the name to the eye; until it stands there, the name does. */
  nameOnCover?: boolean
  shape?: 'portrait' | 'square' | 'wide'
  /** Over the picture's corner: a star, a state. */
  corner?: ReactNode
  busy?: boolean
  className?: string
}

export type CoverTileProps<As extends ElementType> = CoverTileOwnProps<As> &
  Omit<ComponentProps<As>, keyof CoverTileOwnProps<As> | 'children'>

export const CoverTile = <As extends ElementType = 'button'>({
  as,
  cover,
  name,
  caption,
  nameOnCover = false,
  shape = 'portrait',
  corner,
  busy = false,
  className,
  ...rest
}: CoverTileProps<As>) => {
  const Element: ElementType = as ?? 'button'
  return (
    <Element
      {...(as ? {} : { type: 'button' })}
      {...rest}
      className={classNames(styles['tile'], className)}
      aria-busy={busy || undefined}
    >
      <span className={classNames(styles['frame'], styles[shape])}>
        {nameOnCover && <span className={styles['behind']}>{name}</span>}
        {cover}
        {corner && <span className={styles['corner']}>{corner}</span>}
      </span>
      {!nameOnCover && <span className={styles['name']}>{name}</span>}
      {caption && <span className={styles['caption']}>{caption}</span>}
    </Element>
  )
}
