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
  stayMs?: number
}

const marks: Record<ToastTone, ReactNode> = {
  info: <InfoIcon />,
  done: <CheckIcon />,
  failed: <ErrorIcon />,
}

type ToastProps = ToastMessage & {
  isHeld: boolean
  stayMs: number
  dismissLabel: string
  onDismiss: () => void
}

const Toast = ({
  tone = 'info',
  text,
  stays,
  isHeld,
  stayMs,
  dismissLabel,
  onDismiss,
}: ToastProps) => {
  const leave = useEffectEvent(onDismiss)
  useEffect(() => {
    if (isHeld || stays) return
    const timer = setTimeout(() => leave(), stayMs)
    return () => clearTimeout(timer)
  }, [isHeld, stayMs, stays])
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
  stayMs: stayMs = 6_000,
}: ToastRegionProps) => {
  const [isHeld, setIsHeld] = useState(false)
  return (
    <section
      className={styles['region']}
      aria-label={label}
      aria-live="polite"
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <ul className={styles['list']}>
        {toasts.map((toast) => (
          <Toast
            key={toast.id}
            {...toast}
            isHeld={isHeld}
            stayMs={stayMs}
            dismissLabel={dismissLabel}
            onDismiss={() => onDismiss(toast.id)}
          />
        ))}
      </ul>
    </section>
  )
}
