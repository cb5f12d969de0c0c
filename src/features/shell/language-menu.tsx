import { useId, useRef } from 'react'
import { useLanguage } from '../../i18n/language.tsx'
import { menuLocales } from '../../i18n/locale-choice.ts'
import { locales } from '../../i18n/locales.ts'
import type { Locale } from '../../i18n/locales.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { CheckIcon } from '../../ui/icons-state.tsx'
import { GlobeIcon } from '../../ui/icons-place.tsx'
import { useNotifier } from '../toasts/notifier.context.tsx'
import styles from './language-menu.module.css'

/** The four offered languages (R-I18N-02), by their own names. */
export const LanguageMenu = () => {
  const { locale, t, choose } = useLanguage()
  const { showToast } = useNotifier()
  const id = useId()
  const menu = useRef<HTMLDivElement>(null)
  const chooseLocale = (next: Locale) => {
    menu.current?.hidePopover()
    choose(next).catch(() => showToast({ kind: 'warning', id: 'shell.language.failed' }))
  }
  return (
    <>
      <IconButton label={t('shell.language.label')} icon={<GlobeIcon />} popoverTarget={id} />
      <div ref={menu} id={id} className={styles['menu']} popover="auto">
        <ul className={styles['list']} aria-label={t('shell.language.label')}>
          {menuLocales.map((option) => (
            <li key={option}>
              <button
                type="button"
                className={styles['language']}
                lang={locales[option].tag}
                aria-current={option === locale}
                onClick={() => chooseLocale(option)}
              >
                <span>{locales[option].name}</span>
                {option === locale && <CheckIcon />}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
