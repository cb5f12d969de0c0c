import { useId, useLayoutEffect, useRef } from 'react'
import type { FocusEvent, ReactNode, RefObject } from 'react'
import { Link } from 'react-router-dom'
import { useT } from '../../i18n/language.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { classNames } from '../../ui/class-names.ts'
import { ChevronRightIcon } from '../../ui/icons-action.tsx'
import { ChevronLeftIcon } from '../../ui/icons-list.tsx'
import styles from './rail.module.css'
import { useHiddenEnds } from './use-hidden-ends.ts'

export type RailProps = {
  readonly title: ReactNode
  readonly items: readonly {
    readonly key: string
    readonly shape: 'wide' | 'portrait'
    readonly tile: ReactNode
  }[]
  /** The page of all of them. */
  readonly allPath?: string | undefined
  /** Whether each tile has a line below its cover. */
  readonly hasCaptions?: boolean
}

/** Keeps a row at its start: browsers keep its first tile in view and so push away tiles inserted before it. */
const useKeptStart = (firstKey: string | undefined) => {
  const row = useRef<HTMLUListElement>(null)
  const isAtStart = useRef(true)
  const lastKey = useRef(firstKey)
  useLayoutEffect(() => {
    // Does nothing on mount, because that would force another layout.
    if (row.current !== null && lastKey.current !== firstKey && isAtStart.current)
      row.current.scrollLeft = 0
    lastKey.current = firstKey
  }, [firstKey])
  const onScroll = () => {
    isAtStart.current = row.current?.scrollLeft === 0
  }
  return { ref: row, onScroll }
}

/** Scrolls to a tile that the keyboard reached: browsers do not if its edge is visible. */
const showWhole = ({ target }: FocusEvent<HTMLElement>) => {
  if (target.matches(':focus-visible'))
    target.closest('li')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

const arrows = [
  { name: 'before', icon: <ChevronLeftIcon />, direction: -1 },
  { name: 'after', icon: <ChevronRightIcon />, direction: 1 },
] as const

/** Arrows for the mouse alone: the keyboard and screen readers reach each tile of the row itself. */
const Arrows = ({ row }: { readonly row: RefObject<HTMLElement | null> }) =>
  arrows.map(({ name, icon, direction }) => (
    <button
      key={name}
      type="button"
      className={classNames(styles['arrow'], styles[name])}
      tabIndex={-1}
      aria-hidden="true"
      onMouseDown={(event) => event.preventDefault()}
      onClick={() =>
        row.current?.scrollBy({
          left: direction * row.current.clientWidth * 0.8,
          behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth',
        })
      }
    >
      {icon}
    </button>
  ))

const AllLink = ({ to }: { readonly to: string }) => {
  const t = useT()
  return (
    <Link
      className={buttonClass({ variant: 'ghost', size: 'small', className: styles['all'] })}
      to={to}
    >
      {t('rail.all.link')}
    </Link>
  )
}

export const Rail = ({ title, items, allPath, hasCaptions = false }: RailProps) => {
  const id = useId()
  const rowProps = useKeptStart(items[0]?.key)
  useHiddenEnds(rowProps.ref, items)
  return (
    <section className={styles['rail']} aria-labelledby={id}>
      <div className={styles['head']}>
        <h2 id={id}>{title}</h2>
        <Arrows row={rowProps.ref} />
        {allPath !== undefined && <AllLink to={allPath} />}
      </div>
      <ul
        className={classNames(styles['row'], hasCaptions && styles['captioned'])}
        onFocus={showWhole}
        {...rowProps}
      >
        {items.map(({ key, shape, tile }) => (
          <li key={key} className={styles[shape]}>
            {tile}
          </li>
        ))}
      </ul>
    </section>
  )
}
