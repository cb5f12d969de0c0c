import { AllMessages, Text } from '../../i18n/language.tsx'
import { phoneText } from '../../lib/phone-text.ts'
import { IconBox } from '../../ui/icon-box.tsx'
import { PhoneIcon } from '../../ui/icons-member.tsx'
import { GlobeIcon, MessageIcon } from '../../ui/icons-place.tsx'
import styles from './support-contacts.module.css'
import { useSiteSettings } from './use-site-settings.ts'

/** The address without scheme, query of a mail address, and final slash. */
const contactText = (address: string): string => {
  if (address.startsWith('tel:')) return phoneText(decodeURI(address.slice(4)))
  if (address.startsWith('mailto:')) return decodeURI(address.slice(7)).replace(/[/?].*$/, '')
  return decodeURI(address)
    .replace(/^https:\/\//, '')
    .replace(/^([^/?]*)\/$/, '$1')
}

export type SupportContactsProps = {
  /** The contacts alone, as a list. */
  readonly isBare?: boolean
  /** Each on a row of its own, with an icon. */
  readonly hasIcons?: boolean
}

const iconOf = (address: string) => {
  if (address.startsWith('mailto:')) return <MessageIcon />
  return address.startsWith('tel:') ? <PhoneIcon /> : <GlobeIcon />
}

export const SupportContacts = ({ isBare = false, hasIcons = false }: SupportContactsProps) => {
  const support = useSiteSettings().data?.support
  if (support === undefined) return null
  // A card would keep the gap of an empty child.
  if (support.length === 0) return <span hidden />
  const list = (
    <ul className={styles[hasIcons ? 'rows' : 'list']}>
      {support.map((address) => (
        <li key={address}>
          <a href={address} target="_blank" rel="noopener noreferrer">
            {hasIcons && <IconBox>{iconOf(address)}</IconBox>}
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
