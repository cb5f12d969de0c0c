import { AllMessages, Text } from '../../i18n/language.tsx'
import { phoneText } from '../../lib/phone-text.ts'
import { IconBox } from '../../ui/icon-box.tsx'
import { PhoneIcon } from '../../ui/icons-member.tsx'
import { GlobeIcon, MessageIcon } from '../../ui/icons-place.tsx'
import styles from './support-contacts.module.css'
import { useSiteSettings } from './use-site-settings.ts'

/** The address without scheme and decoration. */
const contactText = (address: string): string => {
  if (address.startsWith('tel:')) return phoneText(decodeURI(address.slice(4)))
  return decodeURI(address)
    .replace(/^(mailto:|https:\/\/)/, '')
    .replace(/[/?].*$/, (rest) => (address.startsWith('mailto:') || rest === '/' ? '' : rest))
}

export type SupportContactsProps = {
  /** The contacts alone, as a list. */
  readonly isBare?: boolean
  /** Each on a row of its own, with a sign of what it is. */
  readonly hasSigns?: boolean
}

const iconOf = (address: string) => {
  if (address.startsWith('mailto:')) return <MessageIcon />
  return address.startsWith('tel:') ? <PhoneIcon /> : <GlobeIcon />
}

export const SupportContacts = ({ isBare = false, hasSigns = false }: SupportContactsProps) => {
  const support = useSiteSettings().data?.support
  if (support === undefined) return null
  // A hidden element, because a card would keep space for no element.
  if (support.length === 0) return <span hidden />
  const list = (
    <ul className={styles[hasSigns ? 'rows' : 'list']}>
      {support.map((address) => (
        <li key={address}>
          <a href={address} target="_blank" rel="noopener noreferrer">
            {hasSigns && <IconBox>{iconOf(address)}</IconBox>}
            <span>{contactText(address)}</span>
          </a>
        </li>
      ))}
    </ul>
  )
  if (isBare) return list
  return (
    <div className={styles['support']}>
      <p>
        <AllMessages>
          <Text id="support.lead" />
        </AllMessages>
      </p>
      {list}
    </div>
  )
}
