import { useEffect, useEffectEvent, useState } from 'react'
import type { ReactNode } from 'react'
import { IconButton } from './icon-button.tsx'
import { CloseIcon } from './icons-action.tsx'
import { CheckIcon, ErrorIcon, InfoIcon } from './icons-state.tsx'
import styles from './toast-region.module.css'

export type ToastTone = 'info' | 'done' | 'failed'

export type ToastMessage = {
  id: string
  tone?: ToastTone
  text: ReactNode
  stays?: boolean
}

export type ToastRegionProps = {
  /** Accessible name of the region. */
  label: string
  dismissLabel: string
  toasts: readonly ToastMessage[]
  onDismiss: (id: string) => void
  /** Milliseconds; restarts when pointer or focus leaves the region. */
  stay?: number
}

const marks: Record<ToastTone, ReactNode> = {
  info: <InfoIcon />,
  done: <CheckIcon />,
  failed: <ErrorIcon />,
}

type ToastProps = ToastMessage & {
  held: boolean
  stay: number
  dismissLabel: string
  onDismiss: () => void
}

const Toast = ({ tone = 'info', text, stays, held, stay, dismissLabel, onDismiss }: ToastProps) => {
  const leave = useEffectEvent(onDismiss)
  useEffect(() => {
    if (held || stays) return
    const timer = setTimeout(() => leave(), stay)
    return () => clearTimeout(timer)
  }, [held, stay, stays])
  return (
    <li className={styles['toast']}>
      <span className={styles['mark']}>{marks[tone]}</span>
      <span className={styles['text']}>{text}</span>
      <IconButton label={dismissLabel} icon={<CloseIcon />} onClick={onDismiss} />
    </li>
  )
}

/** Stays mounted while empty; otherwise screen readers miss the first message. */
export const ToastRegion = ({
  label,
  dismissLabel,
  toasts,
  onDismiss,
  stay = 6_000,
}: ToastRegionProps) => {
  const [held, setHeld] = useState(false)
  return (
    <section
      className={styles['region']}
      aria-label={label}
      aria-live="polite"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <ul className={styles['list']}>
        {toasts.map((toast) => (
          <Toast
            key={toast.id}
            {...toast}
            held={held}
            stay={stay}
            dismissLabel={dismissLabel}
            onDismiss={() => onDismiss(toast.id)}
          />
        ))}
      </ul>
    </section>
  )
}
