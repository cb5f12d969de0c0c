import { useEffect, useEffectEvent, useState } from 'react'
import type { ReactNode } from 'react'
import { IconButton } from './icon-button.tsx'
import { CloseIcon } from './icons-action.tsx'
import { CheckIcon, InfoIcon } from './icons-state.tsx'
import styles from './toast-region.module.css'

export type ToastTone = 'info' | 'done'

export type ToastMessage = {
  id: string
  tone: ToastTone
  text: ReactNode
  stays?: boolean
}

export type ToastRegionProps = {
  /** Accessible name of the region. */
  label: string
  dismissLabel: string
  toasts: readonly ToastMessage[]
  onDismiss: (id: string) => void
}

/** Milliseconds; restarts when pointer or focus leaves the region. */
const STAY_MS = 6_000

const marks: Record<ToastTone, ReactNode> = {
  info: <InfoIcon />,
  done: <CheckIcon />,
}

type ToastProps = ToastMessage & {
  isHeld: boolean
  dismissLabel: string
  onDismiss: () => void
}

const Toast = ({ tone, text, stays, isHeld, dismissLabel, onDismiss }: ToastProps) => {
  const leave = useEffectEvent(onDismiss)
  useEffect(() => {
    if (isHeld || stays) return
    const timer = setTimeout(() => leave(), STAY_MS)
    return () => clearTimeout(timer)
  }, [isHeld, stays])
  return (
    <li className={styles['toast']}>
      <span className={styles['mark']}>{marks[tone]}</span>
      <span className={styles['text']}>{text}</span>
      <IconButton label={dismissLabel} icon={<CloseIcon />} onClick={onDismiss} />
    </li>
  )
}

/** Stays mounted while empty; otherwise screen readers miss the first message. */
export const ToastRegion = ({ label, dismissLabel, toasts, onDismiss }: ToastRegionProps) => {
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
            dismissLabel={dismissLabel}
            onDismiss={() => onDismiss(toast.id)}
          />
        ))}
      </ul>
    </section>
  )
}
