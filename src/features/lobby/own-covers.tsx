import { useLanguage } from '../../i18n/language.tsx'
import { localisedName } from '../../i18n/localised-name.ts'
import { LockIcon } from '../../ui/icons-state.tsx'
import { Cover } from './cover.tsx'
import { dealMotifs } from './covers/deal-motifs.ts'
import { seedOf } from './covers/seed.ts'
import styles from './guest-covers.module.css'
import { useSlotProvider } from './slot-provider.tsx'

const numbers = [1, 2, 3, 4, 5, 6]

const nameless = { ko: '', en: '' }

/** Pictures in the colours and with the motif of the provider in the address, whose slots guests do not see. */
export const OwnCovers = () => {
  const { locale, t } = useLanguage()
  const provider = useSlotProvider()
  if (provider === undefined) return null
  if (provider === null)
    return (
      <section className={styles['section']}>
        <h2 className={styles['title']}>{t('slotGames.unknown.title')}</h2>
        <p>{t('slotGames.empty.text')}</p>
      </section>
    )
  const maker = seedOf(provider.name)
  const motifs = dealMotifs(
    'slot',
    numbers.map((number) => ({ seed: `${maker}/${number}`, wished: [provider.motif] })),
    { wished: numbers.length, ranked: numbers.length },
  )
  return (
    <section className={styles['section']}>
      <h2 className={styles['title']}>
        <LockIcon />
        {t('guard.slots.title', { name: localisedName(locale, provider.name) })}
      </h2>
      <div className={styles['own']} aria-hidden="true">
        {numbers.map((number, at) => (
          <span key={number}>
            <Cover
              kind="slot"
              provider={provider.name}
              game={{ ...nameless, en: String(number) }}
              locale={locale}
              motif={motifs[at]}
              isNameless
            />
          </span>
        ))}
      </div>
    </section>
  )
}
