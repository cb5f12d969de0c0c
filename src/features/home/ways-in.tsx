import { Link } from 'react-router-dom'
import { useT } from '../../i18n/language.tsx'
import { buttonClass } from '../../ui/button-class.ts'

export const WaysIn = ({ className }: { readonly className: string | undefined }) => {
  const t = useT()
  return (
    <p className={className}>
      <Link className={buttonClass({ variant: 'main' })} to="/register">
        {t('shell.join.label')}
      </Link>
      <Link className={buttonClass()} to="/login">
        {t('login.button.submit')}
      </Link>
    </p>
  )
}
