import { Link } from 'react-router-dom'
import styles from './back-link.module.css'
import { ChevronLeftIcon } from './icons-list.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

/** The way up, before a page's title. */
export const BackLink = ({ to, name }: { readonly to: string; readonly name: string }) => (
  <Link className={styles['back'] ?? ''} to={to} title={name}>
    <ChevronLeftIcon />
    <VisuallyHidden>{name}</VisuallyHidden>
  </Link>
)
