import styles from './plain-text.module.css'

/** Text that somebody wrote: as it is, with its line breaks, never as markup. */
export const PlainText = ({ children }: { children: string }) => (
  <p className={styles['text']}>{children}</p>
)
