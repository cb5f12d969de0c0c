import type { ReactNode } from 'react'

type FrameProps = {
  readonly title: string
  /** In CSS pixels; the frame is as wide. */
  readonly width: number
  readonly address: string
  readonly children?: ReactNode
}

const heights: Readonly<Record<number, number>> = { 320: 568, 390: 844, 768: 1024, 1440: 900 }

export const Frame = ({ title, width, address, children }: FrameProps) => (
  <section aria-label={title}>
    <header>
      <h2>{title}</h2>
      {children}
      <a href={address} target="_blank" rel="noreferrer">
        Open
      </a>
    </header>
    <iframe
      key={address}
      title={title}
      src={address}
      width={width}
      height={heights[width] ?? 844}
      loading="lazy"
    />
  </section>
)
