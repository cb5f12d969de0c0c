import { AllMessages, Text } from '../../i18n/language.tsx'
import styles from './support-contacts.module.css'
import { useSiteSettings } from './use-site-settings.ts'

/** The address without scheme and decoration. */
const written = (address: string): string =>
  decodeURI(address)
    .replace(/^(mailto:|tel:|https:\/\/)/, '')
    .replace(/[/?].*$/, (rest) => (address.startsWith('mailto:') || rest === '/' ? '' : rest))

export const SupportContacts = () => {
  const support = useSiteSettings().data?.support ?? []
  if (support.length === 0) return null
  return (
    <div className={styles['support']}>
      <p>
        <AllMessages>
          <Text id="support.lead" />
        </AllMessages>
      </p>
      <ul className={styles['list']}>
        {support.map((address) => (
          <li key={address}>
            <a href={address} target="_blank" rel="noopener noreferrer">
              {written(address)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
