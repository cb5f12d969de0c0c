import { Link } from 'react-router-dom'
import { useT } from '../../i18n/language.tsx'
import { CasinoIcon, SlotIcon, SportIcon } from '../../ui/icons-place.tsx'
import { Tile } from '../../ui/tile.tsx'
import { Page } from '../../ui/page.tsx'
import { TransferHistory } from '../wallet/transfers/transfer-history.tsx'
import { TransferPanel } from '../wallet/transfers/transfer-panel.tsx'
import styles from './game-area-screen.module.css'

export const GameAreaScreen = () => {
  const t = useT()
  return (
    <Page title={t('gameArea.page.title')} lead={t('gameArea.page.lead')}>
      <TransferPanel
        title={t('transfers.panel.title')}
        ways={['intoGames', 'outOfGames']}
        notes={{ gameBalance: t('gameArea.inGame.text'), balance: t('gameArea.site.text') }}
        aside={
          <nav className={styles['ways']} aria-label={t('gameArea.ways.label')}>
            <Tile as={Link} to="/casino" icon={<CasinoIcon />} title={t('place.casino')} />
            <Tile as={Link} to="/slot" icon={<SlotIcon />} title={t('place.slot')} />
            <Tile as={Link} to="/sport" icon={<SportIcon />} title={t('place.sport')} />
          </nav>
        }
      />
      <TransferHistory />
    </Page>
  )
}
