import { Link } from 'react-router-dom'
import { useT } from '../../i18n/language.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Panel } from '../../ui/panel.tsx'
import styles from './frequent-questions.module.css'

const topics = [
  { name: 'account', to: '/deposit', link: 'place.deposit' },
  { name: 'withdrawal', to: '/withdraw', link: 'place.withdraw' },
  { name: 'password', to: '/user', link: 'place.user' },
  { name: 'limits', to: '/limits', link: 'inquiries.faq.limits.link' },
] as const

type FrequentQuestionsProps = {
  /** Whether the first answer is open at first. */
  readonly opensFirst?: boolean
}

/** The most frequent questions, answered from the site's own settings. */
export const FrequentQuestions = ({ opensFirst = false }: FrequentQuestionsProps) => {
  const t = useT()
  return (
    <Panel title={t('inquiries.faq.title')}>
      <div className={styles['list']}>
        {topics.map(({ name, to, link }, index) => (
          <Disclosure
            key={name}
            group="faq"
            title={t(`inquiries.faq.${name}.title`)}
            isOpen={opensFirst && index === 0}
          >
            <p>{t(`inquiries.faq.${name}.text`)}</p>
            <Link className={styles['link']} to={to}>
              {t(link)}
            </Link>
          </Disclosure>
        ))}
      </div>
    </Panel>
  )
}
