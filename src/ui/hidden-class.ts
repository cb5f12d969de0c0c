import styles from './visually-hidden.module.css'

/** The class of VisuallyHidden, for an element that is hidden at times: `returning`, where a member may return. */
export const hiddenClass = (when: 'always' | 'returning'): string =>
  styles[when === 'always' ? 'hidden' : 'hiddenIfReturning'] ?? ''
