import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import { useT } from '../../i18n/language.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { GameRail } from '../lobby/game-rail.tsx'
import { FAVOURITES_PATH } from '../lobby/search-path.ts'
import { useHomeRails } from '../lobby/use-home-rails.ts'
import { useProviders } from '../lobby/use-providers.ts'
import styles from './member-games.module.css'

type Props = { readonly onEmpty?: (() => void) | undefined }

/** The remaining rows of games on home. */
export const MoreGames = ({ onEmpty }: Props) => {
  const t = useT()
  const rails = useHomeRails().slice(1)
  const isEmpty = !useProviders().isPending && rails.length === 0
  useEffect(() => {
    if (isEmpty) onEmpty?.()
  }, [isEmpty, onEmpty])
  return (
    <div className={styles['games']}>
      {rails.map(({ id, title, entries }) => (
        <GameRail
          key={id}
          title={t(title)}
          entries={entries}
          aside={
            id === 'favourites' && (
              <Link
                className={buttonClass({ variant: 'ghost', size: 'small' })}
                to={FAVOURITES_PATH}
              >
                {t('lobby.favourites.link')}
              </Link>
            )
          }
        />
      ))}
    </div>
  )
}
