import { useT } from '../../i18n/language.tsx'
import { HeartButton } from '../../ui/heart-button.tsx'
import type { GameEntry } from './game-entry.ts'
import { useFavourite } from './use-kept-games.ts'

/** Makes a game or a provider a favourite of this member in this browser, or takes it back. */
export const FavouriteButton = ({ entry, name }: { entry: GameEntry; name: string }) => {
  const t = useT()
  const { isFavourite, toggle } = useFavourite(entry)
  return (
    <HeartButton
      label={t('lobby.favourite.button', { name })}
      pressed={isFavourite}
      onClick={toggle}
    />
  )
}
