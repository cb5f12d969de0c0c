import { coverDataUrl, drawSubject } from './covers/cover.ts'
import type { CoverSubject } from './covers/cover.ts'

/** A cover as an SVG image, drawn on the page's own thread. */
export const DrawnCover = ({ subject }: { subject: CoverSubject }) => (
  <img src={coverDataUrl(drawSubject(subject))} alt="" loading="lazy" decoding="async" />
)
