import { useLayoutEffect, useRef } from 'react'
import { allowedMarkup } from '../../platform/allowed-markup.ts'
import styles from './markup-text.module.css'

/** The allowed elements of an HTML text, inserted as nodes, never as HTML. */
export const MarkupText = ({ children }: { children: string }) => {
  const container = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    container.current?.replaceChildren(allowedMarkup(children))
  }, [children])
  return <div ref={container} className={styles['text']} />
}
