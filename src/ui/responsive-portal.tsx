import { createPortal } from 'react-dom'
import type { Elements } from './elements.ts'
import { useMedia } from './use-media.ts'

type ResponsivePortalProps = {
  /** Id of the element that takes the content, so that Tab finds it where it is seen. */
  readonly targetId: string
  readonly media: string
  /** Takes the content where the media query does not match. Without either element the content stays in place. */
  readonly fallbackTargetId: string
  readonly children: Elements
}

/** The target must be in the document before this renders. */
export const ResponsivePortal = ({
  targetId,
  media,
  fallbackTargetId,
  children,
}: ResponsivePortalProps) => {
  const target = document.getElementById(useMedia(media) ? targetId : fallbackTargetId)
  return target ? createPortal(children, target) : children
}
