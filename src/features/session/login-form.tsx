import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { Link } from 'react-router-dom'
import { useT } from '../../i18n/language.tsx'
import { useSession, useSessionActor } from './session.context.tsx'
import { isLoggingIn, loginErrorOf } from './session.selectors.ts'
import { typedText } from '../../lib/typed-text.ts'
import { Button } from '../../ui/button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { SupportContacts } from '../site-settings/lazy-support-contacts.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './login-form.module.css'
import { loginErrorMessage, retryMinutes } from './session.model.ts'
import type { LoginError } from './session.model.ts'

/** Whether only support, or waiting, helps. */
const needsSupport = (error: LoginError): boolean =>
  error.kind === 'failed'
    ? loginErrorMessage(error) === 'login.failure.answer'
    : error.refusal !== 'wrong-password' && error.refusal !== 'not-at-this-time'

type Missing = { readonly id: boolean; readonly password: boolean }

const nothingMissing: Missing = { id: false, password: false }

type LoginFormProps = { returnPath?: string; offersRegistration?: boolean; isBeside?: boolean }

const textOf = (form: FormData, field: string): string => {
  const value = form.get(field)
  return typeof value === 'string' ? value : ''
}

/**
 * Id and password; Enter submits; a second press while a login runs does nothing (R-SESS-02). Keeps text typed before
 * this code loaded. Its links pass on the wanted page. `offersRegistration`: by a button of the submit button's width.
 * `isBeside`: beside a page that has the main action.
 */
export const LoginForm = ({
  returnPath,
  offersRegistration = false,
  isBeside = false,
}: LoginFormProps) => {
  const t = useT()
  const actor = useSessionActor()
  const isWorking = useSession(isLoggingIn)
  const loginError = useSession(loginErrorOf)
  const waitMinutes = loginError && retryMinutes(loginError)
  const [missingFields, setMissingFields] = useState(nothingMissing)

  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const id = typedText(textOf(typed, 'username'))
    const password = textOf(typed, 'password')
    setMissingFields({ id: id === '', password: password === '' })
    actor.send({ type: 'credentials.submitted', credentials: { id, password } })
  }

  const link = (to: string, text: string) => (
    <Link to={to} state={returnPath}>
      {text}
    </Link>
  )

  return (
    // Without JavaScript, method "dialog" sends nothing, so no password appears in the URL.
    <form className={styles['form']} method="dialog" noValidate onSubmit={send}>
      <TextField
        required
        label={t('login.field.id')}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={missingFields.id && t('login.field.id.missing')}
        onChange={() => setMissingFields((now) => ({ ...now, id: false }))}
      />
      <TextField
        required
        label={t('login.field.password')}
        name="password"
        type="password"
        autoComplete="current-password"
        error={missingFields.password && t('login.field.password.missing')}
        reveal={{ show: t('login.password.show'), hide: t('login.password.hide') }}
        onChange={() => setMissingFields((now) => ({ ...now, password: false }))}
      />
      {loginError && (
        <div className={styles['error']}>
          <span>
            {waitMinutes === null
              ? t(loginErrorMessage(loginError))
              : t('login.refusal.retry', { minutes: waitMinutes })}
          </span>
          {needsSupport(loginError) && <SupportContacts />}
        </div>
      )}
      <div className={styles['ways']}>
        <Button
          type="submit"
          variant={isBeside ? 'quiet' : 'main'}
          size="large"
          wide
          busy={isWorking}
        >
          {t('login.button.submit')}
        </Button>
        {offersRegistration && (
          <Link
            className={buttonClass({ size: 'large', wide: true })}
            to="/register"
            state={returnPath}
          >
            {t('login.link.register')}
          </Link>
        )}
      </div>
      <p className={styles['register']}>
        {!offersRegistration && (
          <>
            <span>{t('login.register.lead')}</span> {link('/register', t('login.link.register'))}
            <br />
          </>
        )}
        {link('/login?forgot', t('login.link.forgot'))}
      </p>
    </form>
  )
}
