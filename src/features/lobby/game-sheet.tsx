import { Link } from 'react-router-dom'
import { useLanguage } from '../../i18n/language.tsx'
import { localisedName, nameLanguage } from '../../i18n/localised-name.ts'
import { Button } from '../../ui/button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { classNames } from '../../ui/class-names.ts'
import { Sheet } from '../../ui/sheet.tsx'
import { Sentence } from '../../ui/figure.tsx'
import { BalanceText } from '../wallet/balance-text.tsx'
import { briefAmount } from '../wallet/money-form/money-form.model.ts'
import { useBalances } from '../wallet/use-balances.ts'
import { EntryCover } from './cover.tsx'
import { closedStateOf, namedEntryPath } from './game-entry.ts'
import type { GameEntry } from './game-entry.ts'
import styles from './game-sheet.module.css'
import { useChooseGame } from './use-choose-game.ts'
import { useFavourite } from './use-kept-games.ts'

export type GameSheetProps = {
  readonly entry: GameEntry
  readonly open: boolean
  readonly onClose: () => void
}

/** About a game or provider, before it is opened: cover, provider, balance, favourite. */
export const GameSheet = ({ entry, open, onClose }: GameSheetProps) => {
  const { locale, t, formatNumber } = useLanguage()
  const choose = useChooseGame()
  const balances = useBalances()
  const { isFavourite, toggle } = useFavourite(entry)
  const { kind, isGame, name, provider, bets } = entry
  const closedState = closedStateOf(entry)
  const localName = localisedName(locale, name)
  const providerName = localisedName(locale, provider)
  return (
    <Sheet
      open={open}
      title={<span lang={nameLanguage(locale, localName)}>{localName}</span>}
      closeLabel={t('dialog.button.close')}
      onClose={onClose}
    >
      <div className={styles['about']}>
        <div className={classNames(styles['cover'], !isGame && styles['wide'])}>
          <EntryCover entry={entry} />
        </div>
        <dl className={styles['facts']}>
          <dt>{t('gameSheet.kind.label')}</dt>
          <dd>{t(`lobby.kind.${kind}`)}</dd>
          <dt>{t('gameSheet.provider.label')}</dt>
          <dd>
            <Link
              to={namedEntryPath(entry, providerName)}
              lang={nameLanguage(locale, providerName)}
              onClick={onClose}
            >
              {providerName}
            </Link>
          </dd>
          <dt>{t('shell.balance.label')}</dt>
          <dd>
            <BalanceText sum={balances?.total ?? null} />
          </dd>
          {bets && (
            <>
              <dt>{t('gameSheet.bets.label')}</dt>
              <dd>
                <Sentence>
                  {t('money.range', {
                    minimum: briefAmount(bets.minimum, locale, formatNumber),
                    maximum: briefAmount(bets.maximum, locale, formatNumber),
                    unit: t('money.unit'),
                  })}
                </Sentence>
              </dd>
            </>
          )}
          {closedState && (
            <>
              <dt>{t('gameSheet.state.label')}</dt>
              <dd>{t(`lobby.state.${closedState}`)}</dd>
            </>
          )}
        </dl>
      </div>
      <div className={styles['ways']}>
        <Button
          variant="main"
          wide
          onClick={() => {
            onClose()
            choose(entry)
          }}
        >
          {t('gameSheet.button.open')}
        </Button>
        <Button wide aria-pressed={isFavourite} onClick={toggle}>
          {t('gameSheet.button.favourite')}
        </Button>
        <Link
          className={buttonClass({ variant: 'ghost', wide: true })}
          to="/bets"
          onClick={onClose}
        >
          {t('gameSheet.link.bets')}
        </Link>
      </div>
    </Sheet>
  )
}
