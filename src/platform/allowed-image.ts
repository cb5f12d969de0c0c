import { checkAllowedAddress } from '../lib/allowed-address.ts'

const hostsOf = (page: Document): readonly string[] =>
  (page.querySelector<HTMLMetaElement>('meta[name="maru:image-hosts"]')?.content ?? '')
    .split(' ')
    .filter(Boolean)

/** The address of a picture on a host that the operator lists in IMAGE_HOSTS; null: none, or not allowed. */
export function allowedImage(address: string | null | undefined): string | null {
  if (address === null || address === undefined || address === '') return null
  const checked = checkAllowedAddress(address, hostsOf(document))
  return checked.ok ? checked.url : null
}
