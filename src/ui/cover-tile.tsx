import { useId } from 'react'
import type { ComponentProps, ElementType, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './cover-tile.module.css'

type CoverTileOwnProps<As extends ElementType> = {
  /** What it is: `button` by default, `a` or a router's link. */
  as?: As
  /** The picture, an `img` or a `canvas`; it is decoration. */
  cover: ReactNode
  name: string
  /** For `lang`, where the name is of another language than the page. */
  nameLanguage?: string | undefined
  /** Names the provider, or says what is played there; it describes the tile: hidden, it is no part of its name. */
  caption?: ReactNode
  /** The drawn cover says the name to the eye; until it stands there, the name does. */
  nameOnCover?: boolean
  shape?: 'portrait' | 'square' | 'wide'
  /** Over the picture's corner: a state, which describes the tile, too. */
  corner?: ReactNode
  /** What it stands for is closed. */
  dimmed?: boolean
  busy?: boolean
  className?: string
}

export type CoverTileProps<As extends ElementType> = CoverTileOwnProps<As> &
  Omit<ComponentProps<As>, keyof CoverTileOwnProps<As> | 'children'>

export const CoverTile = <As extends ElementType = 'button'>({
  as,
  cover,
  name,
  nameLanguage,
  caption,
  nameOnCover = false,
  shape = 'portrait',
  corner,
  dimmed = false,
  busy = false,
  className,
  ...rest
}: CoverTileProps<As>) => {
  const Element: ElementType = as ?? 'button'
  const id = useId()
  const described = [corner && `${id}-corner`, caption && `${id}-caption`].filter(Boolean).join(' ')
  return (
    <Element
      {...(as ? {} : { type: 'button' })}
      {...(described === '' ? {} : { 'aria-describedby': described })}
      {...rest}
      className={classNames(styles['tile'], dimmed && styles['dimmed'], className)}
      aria-busy={busy || undefined}
    >
      <span className={classNames(styles['frame'], styles[shape])}>
        {nameOnCover && (
          <span className={styles['behind']} lang={nameLanguage}>
            {name}
          </span>
        )}
        {cover}
        {corner && (
          <span className={styles['corner']} id={`${id}-corner`} aria-hidden="true">
            {corner}
          </span>
        )}
      </span>
      {!nameOnCover && (
        <span className={styles['name']} lang={nameLanguage}>
          {name}
        </span>
      )}
      {caption && (
        <span className={styles['caption']} id={`${id}-caption`} aria-hidden="true">
          {caption}
        </span>
      )}
    </Element>
  )
}
