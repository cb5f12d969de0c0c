import { useState } from 'react'
import { allowedImage } from '../../platform/allowed-image.ts'
import type { Elements } from '../../ui/elements.ts'

type OperatorImageProps = {
  readonly address: string | null | undefined
  /** Content above the picture. */
  readonly children?: Elements
  /** Replaces a picture that is missing, not allowed or broken. */
  readonly instead: Elements
}

/** A picture of the backend's, without a text of its own: the name stands beside or above it. */
export const OperatorImage = ({ address, children, instead }: OperatorImageProps) => {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null)
  const url = allowedImage(address)
  if (url === null || url === brokenUrl) return instead
  return (
    <>
      <img
        src={url}
        alt=""
        loading="lazy"
        decoding="async"
        referrerPolicy="no-referrer"
        onError={() => setBrokenUrl(url)}
      />
      {children}
    </>
  )
}
