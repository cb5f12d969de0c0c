import { createPortal } from 'react-dom'
import type { Elements } from './elements.ts'
import { useMedia } from './use-media.ts'

type PlacedInProps = {
  /** Id of the element that takes the content, so that Tab finds it where it is seen. */
  readonly id: string
  readonly media: string
  /** The same where the media query does not match. Content whose element is missing stays in its own place. */
  readonly otherwise: string
  readonly children: Elements
}

export const PlacedIn = ({ id, media, otherwise, children }: PlacedInProps) => {
  const place = document.getElementById(useMedia(media) ? id : otherwise)
  return place ? createPortal(children, place) : children
}
