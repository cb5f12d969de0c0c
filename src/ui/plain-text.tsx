import styles from './plain-text.module.css'

/** User-written text with its line breaks, never markup. */
export const PlainText = ({ children }: { children: string }) => (
  <p className={styles['text']}>{children}</p>
)
