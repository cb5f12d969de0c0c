import { memo, useState } from 'react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useLanguage, useT } from '../../i18n/language.tsx'
import { localisedName, nameLanguage } from '../../i18n/localised-name.ts'
import { CrashBoundary } from '../../failures/crash-boundary.tsx'
import { classNames } from '../../ui/class-names.ts'
import { CoverTile } from '../../ui/cover-tile.tsx'
import { LazyBoundary, lazyComponent } from '../../ui/lazy-component.tsx'
import { useLongPress } from '../../ui/use-long-press.ts'
import { useSession } from '../session/session.context.tsx'
import { isMember as isMemberNow } from '../session/session.selectors.ts'
import { HeartButton } from '../../ui/heart-button.tsx'
import { useNotifier } from '../toasts/notifier.context.tsx'
import { EntryCover } from './cover.tsx'
import { closedStateOf, isUnlisted, slotsPath } from './game-entry.ts'
import type { GameEntry } from './game-entry.ts'
import styles from './game-tile.module.css'
import { offerCaption } from './offer-line.tsx'
import { useChooseGame, useIsOpening } from './use-choose-game.ts'
import { useFavourite } from './use-kept-games.ts'
import type { Elements } from '../../ui/elements.ts'

const GameSheet = lazyComponent(async () => (await import('./game-sheet.tsx')).GameSheet)

const FavouriteButton = ({ entry, name }: { entry: GameEntry; name: string }) => {
  const t = useT()
  const { isFavourite, toggle } = useFavourite(entry)
  return (
    <HeartButton
      label={t('lobby.favourite.button', { name })}
      isPressed={isFavourite}
      onClick={toggle}
    />
  )
}

export type GameTileProps = {
  readonly entry: GameEntry
  /** The line below the cover: the provider. */
  readonly caption?: string
  /** Whether it is the first of its row and twice as wide. */
  readonly isLead?: boolean
  /** Whether the line below the cover says what the provider offers. */
  readonly showsOffers?: boolean
}

/**
 * A game or provider: a press opens it in its own window (R-GAME-03), a long press says more, the heart marks it. A
 * slot provider leads to its games, or explains why they cannot be listed.
 */
const Tile = ({ entry, caption, isLead = false, showsOffers = false }: GameTileProps) => {
  const { locale, t } = useLanguage()
  const { kind, isGame, company, name } = entry
  const localName = localisedName(locale, name)
  const closedState = closedStateOf(entry)
  const unlisted = isUnlisted(entry)
  const shape = isGame && !isLead ? 'portrait' : 'wide'
  const look = {
    name: localName,
    nameLanguage: nameLanguage(locale, localName),
    caption: showsOffers ? offerCaption(entry) : caption,
    shape,
    dimmed: closedState !== null || unlisted,
    cover: <EntryCover entry={entry} isLead={isLead} />,
    corner: unlisted ? t('lobby.noCode.brief') : closedState && t(`lobby.state.${closedState}`),
  } as const
  return (
    <div className={classNames(styles['tile'], shape === 'wide' && styles['wide'])}>
      {unlisted ? (
        <UnlistedTile look={look} />
      ) : kind === 'slot' && !isGame && company !== null ? (
        <CoverTile {...look} as={Link} to={slotsPath(company)} />
      ) : (
        <OpeningTile entry={entry} look={look} />
      )}
      <FavouriteButton entry={entry} name={localName} />
    </div>
  )
}

type Look = {
  readonly name: string
  readonly nameLanguage: string | undefined
  readonly caption: ReactNode
  readonly shape: 'wide' | 'portrait'
  readonly dimmed: boolean
  readonly cover: Elements
  readonly corner: ReactNode
}

const OpeningTile = ({ entry, look }: { entry: GameEntry; look: Look }) => {
  const choose = useChooseGame()
  const isMember = useSession(isMemberNow)
  const [sheet, setSheet] = useState<'none' | 'open' | 'closed'>('none')
  const longPress = useLongPress(() => setSheet('open'))
  return (
    <>
      <CoverTile
        {...look}
        {...(isMember && longPress)}
        busy={useIsOpening(entry)}
        onClick={() => choose(entry)}
      />
      {sheet !== 'none' && (
        <CrashBoundary instead={null}>
          <LazyBoundary>
            <GameSheet entry={entry} open={sheet === 'open'} onClose={() => setSheet('closed')} />
          </LazyBoundary>
        </CrashBoundary>
      )}
    </>
  )
}

const UnlistedTile = ({ look }: { look: Look }) => {
  const { showToast } = useNotifier()
  const explain = () => void showToast({ kind: 'warning', id: 'lobby.noCode.text' })
  return <CoverTile {...look} onClick={explain} />
}

/** Memoised, so that changes around a tile do not rerender it. */
export const GameTile = memo(Tile)
