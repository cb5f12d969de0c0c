import type { ComponentProps, ElementType, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { IconBox } from './icon-box.tsx'
import styles from './tile.module.css'

type TileOwnProps<As extends ElementType> = {
  /** Element type: `a` by default, a router's link, or `button`. */
  as?: As
  icon?: ReactNode
  title: ReactNode
  caption?: ReactNode
  aside?: ReactNode
  /** A tall tile with a coloured glow instead of an icon. */
  glow?: 'wine' | 'violet' | 'moss'
  className?: string
}

export type TileProps<As extends ElementType> = TileOwnProps<As> &
  Omit<ComponentProps<As>, keyof TileOwnProps<As> | 'children'>

export const Tile = <As extends ElementType = 'a'>({
  as,
  icon,
  title,
  caption,
  aside,
  glow,
  className,
  ...rest
}: TileProps<As>) => {
  const Element: ElementType = as ?? 'a'
  return (
    <Element
      {...rest}
      className={classNames(
        styles['tile'],
        glow && styles['glowing'],
        glow && styles[glow],
        className,
      )}
    >
      {icon && <IconBox className={styles['icon']}>{icon}</IconBox>}
      <span className={styles['words']}>
        <span className={styles['title']}>{title}</span>
        {caption && <span className={styles['caption']}>{caption}</span>}
      </span>
      {aside && <span className={styles['aside']}>{aside}</span>}
    </Element>
  )
}
