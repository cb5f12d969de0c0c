import type { ComponentProps, ElementType, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './cover-tile.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

type CoverTileOwnProps<As extends ElementType> = {
  /** What it is: `button` by default, `a` or a router's link. */
  as?: As
  /** Address of the picture, a data URL of a drawn cover included. */
  cover: string
  /** The accessible name; the cover itself is decoration. */
  name: string
  /** Names the provider, or counts its games. */
  caption?: ReactNode
  /** The drawn cover says the name to the eye: below it the name is only read out. */
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
        <img className={styles['cover']} src={cover} alt="" loading="lazy" decoding="async" />
        {corner && <span className={styles['corner']}>{corner}</span>}
      </span>
      {nameOnCover ? (
        <VisuallyHidden>{name}</VisuallyHidden>
      ) : (
        <span className={styles['name']}>{name}</span>
      )}
      {caption && <span className={styles['caption']}>{caption}</span>}
    </Element>
  )
}
