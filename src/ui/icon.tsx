import type { ReactNode } from 'react'
import styles from './icon.module.css'
import { classNames } from './class-names.ts'

type IconProps = { readonly className?: string | undefined }

/** Makes an icon of shapes on a 24 px grid, with a 1.6 px round stroke; decorative, because text is beside it. */
export const icon = (shapes: ReactNode) =>
  function Icon({ className }: IconProps) {
    return (
      <svg
        className={classNames(styles['icon'], className)}
        viewBox="0 0 24 24"
        aria-hidden="true"
        focusable="false"
      >
        {shapes}
      </svg>
    )
  }
