import { useState } from 'react'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { useT } from '../../i18n/language.tsx'
import { Button } from '../../ui/button.tsx'
import { IconBox } from '../../ui/icon-box.tsx'
import { ChevronRightIcon } from '../../ui/icons-action.tsx'
import { ClockIcon } from '../../ui/icons-list.tsx'
import { BetsIcon, PhoneIcon } from '../../ui/icons-member.tsx'
import { DepositIcon, WithdrawIcon } from '../../ui/icons-money.tsx'
import { LockIcon } from '../../ui/icons-state.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import styles from './member-sections.module.css'
import { PasswordForm } from './password-form.tsx'

type WordsProps = { readonly title: string; readonly text?: string }

const Words = ({ title, text }: WordsProps) => (
  <span className={styles['words']}>
    <span className={styles['title']}>{title}</span>
    {text && <span className={styles['text']}>{text}</span>}
  </span>
)

type WayProps = WordsProps & { readonly icon: ReactNode; readonly to: string }

/** A row that leads to another page, as a whole. */
const Way = ({ icon, to, ...words }: WayProps) => (
  <li>
    <Link className={styles['row']} to={to}>
      <IconBox>{icon}</IconBox>
      <Words {...words} />
      <ChevronRightIcon className={styles['mark']} />
    </Link>
  </li>
)

/** Opens the form of the password (src/features/devices/devices-screen.tsx). */
const PASSWORD = '#password'

/** Password, devices (R-SESS-10) and limits. */
export const SafetyPanel = () => {
  const t = useT()
  const isPasswordLinked = useLocation().hash === PASSWORD
  const [openCount, setOpenCount] = useState(isPasswordLinked ? 1 : 0)
  const [isOpen, setIsOpen] = useState(isPasswordLinked)
  const open = () => {
    setOpenCount((number) => number + 1)
    setIsOpen(true)
  }
  return (
    <Panel title={t('member.safety.title')}>
      <ul className={styles['rows']}>
        <li className={styles['row']}>
          <IconBox>
            <LockIcon />
          </IconBox>
          <Words title={t('member.password.name')} text={t('member.password.text')} />
          <Button aria-haspopup="dialog" onClick={open}>
            {t('member.password.open')}
          </Button>
        </li>
        <Way
          icon={<PhoneIcon />}
          to="/devices"
          title={t('member.devices.title')}
          text={t('member.devices.link')}
        />
        <Way
          icon={<ClockIcon />}
          to="/limits"
          title={t('member.limits.title')}
          text={t('member.limits.link')}
        />
      </ul>
      {openCount > 0 && (
        <Sheet
          open={isOpen}
          title={t('password.form.title')}
          closeLabel={t('dialog.button.close')}
          onClose={() => setIsOpen(false)}
        >
          <PasswordForm key={openCount} />
        </Sheet>
      )}
    </Panel>
  )
}

export const RecordsPanel = () => {
  const t = useT()
  return (
    <Panel title={t('member.records.title')}>
      <ul className={styles['rows']}>
        <Way icon={<DepositIcon />} to="/deposit" title={t('member.records.deposits')} />
        <Way icon={<WithdrawIcon />} to="/withdraw" title={t('member.records.withdrawals')} />
        <Way icon={<BetsIcon />} to="/bets" title={t('member.records.bets')} />
        <Way icon={<ClockIcon />} to="/limits#record" title={t('member.records.money')} />
      </ul>
    </Panel>
  )
}
