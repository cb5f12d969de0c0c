import { Link } from 'react-router-dom'
import { useT } from '../../i18n/language.tsx'
import { Panel } from '../../ui/panel.tsx'

/** The way to the member's devices (R-SESS-10). */
export const DevicesPanel = () => {
  const t = useT()
  return (
    <Panel title={t('member.devices.title')}>
      <p>{t('member.devices.text')}</p>
      <p>
        <Link to="/devices">{t('member.devices.link')}</Link>
      </p>
    </Panel>
  )
}
