import { useEffect, useMemo, useRef } from 'react'
import type { Locale } from '../../i18n/locales.ts'
import { localisedName } from '../../i18n/localised-name.ts'
import type { Names } from '../../lib/names.ts'
import { LazyBoundary, lazyComponent } from '../../ui/lazy-component.tsx'
import type { CoverKind, CoverSubject } from './covers/cover.ts'
import { seedOf } from './covers/seed.ts'
import { useCoverPainter } from './use-cover-painter.ts'

type CoverProps = {
  kind: CoverKind
  provider: Names
  /** The game's names; omit for the provider's cover. */
  game?: Names
  locale: Locale
  /** The motif dealt to the entry in its list (deal-covers.ts). */
  motif?: string | undefined
  /** A provider's cover as a card. */
  isPortrait?: boolean
  /** Twice as wide, with the provider above the game's name. */
  isLead?: boolean
  /** A picture beside the name. */
  isNameless?: boolean
  /** As large as half a page. */
  isLarge?: boolean
}

/** Fallback where no worker paints. Until it is loaded, the tile shows the name. */
const DrawnCover = lazyComponent(() =>
  import('./drawn-cover.tsx').then(
    (code) => code.DrawnCover,
    () => () => null,
  ),
)

export const Cover = ({
  kind,
  provider,
  game,
  locale,
  motif,
  isPortrait = false,
  isLead = false,
  isNameless = false,
  isLarge = false,
}: CoverProps) => {
  const paint = useCoverPainter()
  const canvas = useRef<HTMLCanvasElement>(null)
  const name = isNameless ? '' : localisedName(locale, game ?? provider)
  const lead = isLead ? localisedName(locale, provider) : undefined
  const [maker, seed] = [seedOf(provider), game && seedOf(game)]
  const subject = useMemo(
    (): CoverSubject =>
      seed === undefined
        ? {
            provider: {
              name,
              kind,
              provider: maker,
              motif,
              shape: isPortrait ? 'portrait' : 'wide',
            },
          }
        : { game: { name, kind, provider: maker, seed, motif, lead } },
    [name, kind, maker, seed, motif, isPortrait, lead],
  )
  useEffect(() => {
    if (paint && canvas.current) return paint(canvas.current, subject, isLarge)
    return undefined
  }, [paint, subject, isLarge])
  if (paint) return <canvas ref={canvas} />
  return (
    <LazyBoundary>
      <DrawnCover subject={subject} />
    </LazyBoundary>
  )
}
