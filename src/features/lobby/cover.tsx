import { useEffect, useMemo, useRef } from 'react'
import { useLanguage } from '../../i18n/language.tsx'
import type { Locale } from '../../i18n/locales.ts'
import { localisedName } from '../../i18n/localised-name.ts'
import type { Names } from '../../lib/names.ts'
import { LazyBoundary, lazyComponent } from '../../ui/lazy-component.tsx'
import { OperatorImage } from '../operator-text/operator-image.tsx'
import type { CoverKind, CoverSubject } from './covers/cover.ts'
import { seedOf } from './covers/roll.ts'
import styles from './cover.module.css'
import type { GameEntry } from './game-entry.ts'
import { sizeOfCover, useCoverPainter } from './use-cover-painter.ts'

type CoverProps = {
  kind: CoverKind
  provider: Names
  /** The game's names; omit for the provider's cover. */
  game?: Names
  locale: Locale
  /** Address of the operator's picture, shown instead of a drawn cover. */
  image?: string | null | undefined
  /** The motif dealt to the entry in its list (deal-covers.ts). */
  motif?: string | undefined
  /** Whether it is twice as wide, with the provider above the game's name. */
  isLead?: boolean
  /** Whether it has no name, because the name stands beside it. */
  isNameless?: boolean
  /** Whether it is as large as half a page. */
  isLarge?: boolean
}

/** Fallback where no worker paints. Until it is loaded, the tile shows the name. */
const DrawnCover = lazyComponent(() =>
  import('./drawn-cover.tsx').then(
    (code) => code.DrawnCover,
    () => () => null,
  ),
)

/** The operator's picture with the name on it; without one, the drawn cover. */
export const Cover = ({ image, ...props }: CoverProps) => {
  const { provider, game, locale, isNameless = false } = props
  return (
    <OperatorImage address={image} instead={<PaintedCover {...props} />}>
      {!isNameless && (
        <span className={styles['name']} aria-hidden="true">
          {localisedName(locale, game ?? provider)}
        </span>
      )}
    </OperatorImage>
  )
}

type EntryCoverProps = Pick<CoverProps, 'isLead' | 'isNameless' | 'isLarge'> & {
  entry: GameEntry
}

/** The cover of a game or provider in the page's language. */
export const EntryCover = ({ entry, ...look }: EntryCoverProps) => {
  const { locale } = useLanguage()
  const { kind, isGame, provider, name, motif, image } = entry
  const cover = { kind, provider, locale, motif, image }
  return <Cover {...cover} {...look} {...(isGame && { game: name })} />
}

const PaintedCover = ({
  kind,
  provider,
  game,
  locale,
  motif,
  isLead = false,
  isNameless = false,
  isLarge = false,
}: Omit<CoverProps, 'image'>) => {
  const paint = useCoverPainter()
  const canvas = useRef<HTMLCanvasElement>(null)
  const name = isNameless ? '' : localisedName(locale, game ?? provider)
  const lead = isLead ? localisedName(locale, provider) : undefined
  const [providerSeed, seed] = [seedOf(provider), game && seedOf(game)]
  const subject = useMemo(
    (): CoverSubject =>
      seed === undefined
        ? { provider: { name, kind, provider: providerSeed, motif } }
        : { game: { name, kind, provider: providerSeed, seed, motif, lead } },
    [name, kind, providerSeed, seed, motif, lead],
  )
  useEffect(() => {
    if (paint && canvas.current) return paint(canvas.current, subject)
    return undefined
  }, [paint, subject])
  if (paint) return <canvas ref={canvas} {...sizeOfCover(subject, isLarge)} />
  return (
    <LazyBoundary>
      <DrawnCover subject={subject} />
    </LazyBoundary>
  )
}
