import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useMedia } from './use-media.ts'

type PlacedInProps = {
  /** Id of the element that takes the content, so that Tab finds it where it is seen. */
  readonly id: string
  /** Where this media query does not match, the content stays in its own place. */
  readonly media: string
  readonly children: ReactNode
}

export const PlacedIn = ({ id, media, children }: PlacedInProps) => {
  const place = useMedia(media) && document.getElementById(id)
  return place ? createPortal(children, place) : children
}
