import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useT } from '../../i18n/language.tsx'
import { useSession, useSessionActor } from './session.context.tsx'
import { isBusy, loginErrorOf } from './session.selectors.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './login-form.module.css'
import { loginErrorMessage } from './session.model.ts'

type Missing = { readonly id: boolean; readonly password: boolean }

const nothingMissing: Missing = { id: false, password: false }

/** Id and password; Enter submits; a second press while a login runs does nothing (R-SESS-02). */
export const LoginForm = () => {
  const t = useT()
  const actor = useSessionActor()
  const busy = useSession(isBusy)
  const loginError = useSession(loginErrorOf)
  const [id, setId] = useState('')
  const [password, setPassword] = useState('')
  const [missing, setMissing] = useState(nothingMissing)

  const submit = () => {
    setMissing({ id: id.trim() === '', password: password === '' })
    actor.send({ type: 'credentials.submitted', credentials: { id: id.trim(), password } })
  }

  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <TextField
        label={t('login.field.id')}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={id}
        error={missing.id && t('login.field.id.missing')}
        onChange={({ target }) => {
          setId(target.value)
          setMissing((now) => ({ ...now, id: false }))
        }}
      />
      <TextField
        label={t('login.field.password')}
        name="password"
        type="password"
        autoComplete="current-password"
        value={password}
        error={missing.password && t('login.field.password.missing')}
        reveal={{ show: t('login.password.show'), hide: t('login.password.hide') }}
        onChange={({ target }) => {
          setPassword(target.value)
          setMissing((now) => ({ ...now, password: false }))
        }}
      />
      {loginError && <p className={styles['error']}>{t(loginErrorMessage(loginError))}</p>}
      <Button type="submit" variant="main" size="large" wide busy={busy}>
        {t('login.button.submit')}
      </Button>
      <p className={styles['register']}>
        {t('login.register.lead')} <Link to="/register">{t('login.link.register')}</Link>
      </p>
    </form>
  )
}
