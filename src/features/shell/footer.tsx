import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { Link } from 'react-router-dom'
import { brand } from '../../generated/brand/brand.ts'
import { useLanguage } from '../../i18n/language.tsx'
import type { MessageId } from '../../i18n/language.tsx'
import { localisedName, nameLanguage } from '../../i18n/localised-name.ts'
import { FOOTER_SLOT_NAMES, FOOTER_SPORT_NAMES } from '../../lib/business-constants.ts'
import type { GameKind } from '../game-open/game-open.model.ts'
import { namedEntryPath, providerEntry } from '../lobby/game-entry.ts'
import { lobbyQueries } from '../lobby/lobby.api.ts'
import { AgeRule } from '../session/age-rule.tsx'
import { Button } from '../../ui/button.tsx'
import { RefreshIcon } from '../../ui/icons-action.tsx'
import { useNear } from '../../ui/use-near.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { Wordmark } from '../../ui/wordmark.tsx'
import styles from './footer.module.css'

type ProviderNamesProps = {
  readonly title: Extract<MessageId, `footer.${string}.title`>
  readonly kind: GameKind
  readonly maxNames?: number
}

// A separate component, so that an answer rerenders only its names.
const ProviderNames = ({ title, kind, maxNames }: ProviderNamesProps) => {
  const section = useRef<HTMLElement>(null)
  const isNear = useNear(section)
  const query = useQuery(lobbyQueries.providers(kind))
  const { t, locale } = useLanguage()
  const providers = isNear ? query.data : undefined
  const names = providers?.slice(0, maxNames).map((provider) => {
    const name = localisedName(locale, provider.name)
    return { name, path: namedEntryPath(providerEntry(kind, provider), name) }
  })
  return (
    <section ref={section} className={styles['group']} aria-busy={query.isPending}>
      <h2 className={styles['title']}>{t(title)}</h2>
      {names && names.length === 0 && <p>{t('footer.names.none')}</p>}
      {names && names.length > 0 && (
        <ul className={styles['names']}>
          {names.map(({ name, path }, position) => (
            // The key is the position, because two providers may have the same name and items have no state.
            <li key={position} lang={nameLanguage(locale, name)}>
              <Link className={styles['name']} to={path}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {query.isPending && <VisuallyHidden>{t('footer.names.loading')}</VisuallyHidden>}
      {query.isPending && isNear && <Skeleton count={2} />}
      {query.isLoadingError && (
        <p className={styles['failed']}>
          <span>{t('footer.names.failed')}</span>
          <Button
            size="small"
            variant="ghost"
            icon={<RefreshIcon />}
            busy={query.isFetching}
            onClick={() => void query.refetch()}
          >
            {t('footer.names.retry')}
          </Button>
        </p>
      )}
    </section>
  )
}

/** Who operates the site, by which licence, and who decides disputes, as the brand names them. */
const OperatorLines = () => {
  const { locale } = useLanguage()
  const { operator, licence, dispute } = brand
  return (
    <>
      {[operator[locale], licence[locale]].map((line) => line && <p key={line}>{line}</p>)}
      {dispute && (
        <p>
          <a className={styles['name']} href={dispute.address} rel="noreferrer" target="_blank">
            {dispute.name[locale]}
          </a>
        </p>
      )}
    </>
  )
}

/** The site's rules, and links to casinos and up to 20 slot and 20 sport providers (R-HOME-03). */
export const Footer = ({ productTag }: { productTag: string }) => {
  const { t } = useLanguage()
  return (
    <footer className={styles['footer']}>
      <div className={styles['inner']}>
        <div className={styles['rules']}>
          <Wordmark name={productTag} />
          <p>{t('footer.rule.limit')}</p>
          <p>
            <AgeRule />
          </p>
          <OperatorLines />
          <p>
            <Link className={styles['name']} to="/accessibility">
              {t('footer.accessibility.link')}
            </Link>
          </p>
        </div>
        <ProviderNames kind="casino" title="footer.casino.title" />
        <ProviderNames kind="slot" title="footer.slot.title" maxNames={FOOTER_SLOT_NAMES} />
        <ProviderNames kind="sport" title="footer.sport.title" maxNames={FOOTER_SPORT_NAMES} />
      </div>
    </footer>
  )
}
