import type { ComponentProps, ReactNode } from 'react'
import { useId } from 'react'
import { classNames } from './class-names.ts'
import styles from './panel.module.css'
import type { Elements } from './elements.ts'

export type PanelProps = Omit<ComponentProps<'section'>, 'title' | 'children'> & {
  title?: ReactNode
  /** A link or small button at the end of the title's line. */
  aside?: Elements
  /** Whether it has a larger title, but no border, background and padding. */
  bare?: boolean
  children?: Elements
}

export const Panel = ({ title, aside, bare = false, className, children, ...rest }: PanelProps) => {
  const id = useId()
  return (
    <section
      aria-labelledby={title ? id : undefined}
      {...rest}
      className={classNames(styles['panel'], bare && styles['bare'], className)}
    >
      {(title || aside) && (
        <header className={styles['head']}>
          {title && (
            <h2 className={styles['title']} id={id}>
              {title}
            </h2>
          )}
          {aside}
        </header>
      )}
      {children}
    </section>
  )
}
