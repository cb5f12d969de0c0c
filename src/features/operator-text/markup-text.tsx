import { useLayoutEffect, useRef } from 'react'
import { allowedMarkup } from '../../platform/allowed-markup.ts'
import styles from './markup-text.module.css'

/** The allowed elements of an HTML text, inserted as nodes, never as HTML. */
export const MarkupText = ({ children }: { children: string }) => {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    place.current?.replaceChildren(allowedMarkup(children))
  }, [children])
  return <div ref={place} className={styles['text']} />
}
