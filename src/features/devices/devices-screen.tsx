import { useMutation, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { FailureNote } from '../../failures/failure-note.tsx'
import { QueryBoundary } from '../../failures/query-boundary.tsx'
import { useT } from '../../i18n/language.tsx'
import { formatDate, formatTime } from '../../lib/dates.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { ConfirmedButton } from '../../ui/confirmed-button.tsx'
import { IconBox } from '../../ui/icon-box.tsx'
import { ClockIcon } from '../../ui/icons-list.tsx'
import { ComputerIcon, PhoneIcon } from '../../ui/icons-member.tsx'
import { UserIcon } from '../../ui/icons-place.tsx'
import { CheckIcon, QuestionIcon } from '../../ui/icons-state.tsx'
import { NearTiles } from '../../ui/near-tiles.tsx'
import { Page } from '../../ui/page.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { StepList } from '../../ui/step-list.tsx'
import { StatusPill } from '../../ui/status-pill.tsx'
import { useNotifier } from '../toasts/notifier.context.tsx'
import { deviceMutations, deviceQueries } from './devices.api.ts'
import type { Device } from './devices.api.ts'
import styles from './devices-screen.module.css'
import { DAY_MS } from '../../lib/durations.ts'

const useEndSession = () => {
  const { showToast } = useNotifier()
  return useMutation({
    ...deviceMutations.end(),
    onSuccess: (_, session) =>
      showToast({
        kind: 'success',
        id: session === null ? 'devices.done.all' : 'devices.done.one',
      }),
  })
}
type EndMutation = ReturnType<typeof useEndSession>

const useDeviceName = () => {
  const t = useT()
  return ({ browser, system }: Device): string => {
    const names = [browser, system].filter((name) => typeof name === 'string')
    return names.join(' · ') || t('devices.name.unknown')
  }
}

/** A time in the site's zone; today and yesterday have their names. */
const Moment = ({ at }: { at: string }) => {
  const t = useT()
  const [now] = useState(() => Date.now())
  const dayOf = (time: number) => formatDate(new Date(time).toISOString())
  const [day, time] = [formatDate(at), formatTime(at)]
  const text = () => {
    if (day === dayOf(now)) return t('devices.day.today', { time })
    if (day === dayOf(now - DAY_MS)) return t('devices.day.yesterday', { time })
    return `${day} ${time}`
  }
  return <time dateTime={at}>{text()}</time>
}

const phones: readonly (string | null)[] = ['iOS', 'Android']

const KindIcon = ({ system }: Pick<Device, 'system'>) => {
  if (system === null) return <QuestionIcon />
  return phones.includes(system) ? <PhoneIcon /> : <ComputerIcon />
}

type DeviceFactsProps = { device: Device; id?: string; children: ReactNode }

/** A device, and its state or the button that ends its session. */
const DeviceFacts = ({ device, id, children }: DeviceFactsProps) => {
  const t = useT()
  return (
    <div className={styles['facts']}>
      <IconBox className={styles['icon']}>
        <KindIcon system={device.system} />
      </IconBox>
      <h3 id={id} className={styles['name']}>
        {useDeviceName()(device)}
      </h3>
      <dl className={styles['times']}>
        <div>
          <dt>{t('devices.time.used')}</dt>
          <dd>
            <Moment at={device.lastUsedAt} />
          </dd>
        </div>
        <div>
          <dt>{t('devices.time.started')}</dt>
          <dd>
            <Moment at={device.startedAt} />
          </dd>
        </div>
      </dl>
      <div className={styles['end']}>{children}</div>
    </div>
  )
}

const OtherDevice = ({ device, end }: { device: Device; end: EndMutation }) => {
  const t = useT()
  const name = useDeviceName()(device)
  const id = useId()
  return (
    <li className={styles['row']}>
      <DeviceFacts device={device} id={id}>
        <ConfirmedButton
          size="small"
          aria-describedby={id}
          label={t('devices.button.end')}
          question={t('devices.question.end', { device: name })}
          no={t('dialog.button.no')}
          busy={end.isPending && end.variables === device.session}
          onConfirm={() => end.mutate(device.session)}
        />
      </DeviceFacts>
    </li>
  )
}

const OtherDevices = ({ devices }: { devices: readonly Device[] }) => {
  const t = useT()
  const endSession = useEndSession()
  return (
    <Panel
      bare
      className={styles['others']}
      title={t('devices.others.title')}
      aside={
        devices.length > 1 && (
          <ConfirmedButton
            size="small"
            label={t('devices.button.endAll')}
            question={t('devices.question.endAll')}
            no={t('dialog.button.no')}
            busy={endSession.isPending && endSession.variables === null}
            onConfirm={() => endSession.mutate(null)}
          />
        )
      }
    >
      {devices.length === 0 ? (
        <p className={styles['none']}>
          <CheckIcon />
          <span>{t('devices.empty.title')}</span>
        </p>
      ) : (
        <>
          <ul className={styles['list']}>
            {devices.map((device) => (
              <OtherDevice key={device.session} device={device} end={endSession} />
            ))}
          </ul>
          <FailureNote error={endSession.error} text={t('devices.failure.text')} />
        </>
      )}
    </Panel>
  )
}

const ThisDevice = ({ device }: { device: Device }) => {
  const t = useT()
  return (
    <Panel bare className={styles['this']} title={t('devices.this.title')}>
      <DeviceFacts device={device}>
        <StatusPill tone="done">{t('devices.this.mark')}</StatusPill>
      </DeviceFacts>
    </Panel>
  )
}

const PasswordWay = ({ hasOthers }: { hasOthers: boolean }) => {
  const t = useT()
  return (
    <Panel title={t('devices.password.title')}>
      <StepList
        isAcross
        className={styles['steps']}
        steps={[
          t(hasOthers ? 'devices.password.text' : 'devices.password.alone'),
          t('devices.password.check'),
          t('devices.password.tell'),
        ]}
      />
      <div className={styles['ways']}>
        <Link className={buttonClass()} to="/user#password">
          {t('devices.password.link')}
        </Link>
        <Link className={buttonClass()} to="/help">
          {t('error.help.link')}
        </Link>
      </div>
    </Panel>
  )
}

const RelatedLinks = () => {
  const t = useT()
  return (
    <NearTiles
      label={t('devices.near.label')}
      places={[
        {
          to: '/limits',
          icon: <ClockIcon />,
          title: t('devices.near.limitsTitle'),
          caption: t('devices.near.limits'),
        },
        {
          to: '/user',
          icon: <UserIcon />,
          title: t('place.user'),
          caption: t('devices.near.user'),
        },
      ]}
    />
  )
}

const Devices = ({ devices }: { devices: readonly Device[] }) => {
  const otherDevices = devices.filter(({ isThis }) => !isThis)
  return (
    <div className={styles['panels']}>
      <div className={styles['card']}>
        {devices
          .filter(({ isThis }) => isThis)
          .map((device) => (
            <ThisDevice key={device.session} device={device} />
          ))}
        <OtherDevices devices={otherDevices} />
      </div>
      <PasswordWay hasOthers={otherDevices.length > 0} />
      <RelatedLinks />
    </div>
  )
}

const DevicesSkeleton = () => (
  <div className={styles['card']}>
    <Panel bare>
      <Skeleton shape="title" />
      <Skeleton shape="row" />
    </Panel>
    <Panel bare className={styles['others']}>
      <Skeleton shape="title" />
      <Skeleton />
    </Panel>
  </div>
)

/** Where the member is signed in, and signing out elsewhere (R-SESS-10). */
export const DevicesScreen = () => {
  const t = useT()
  const devices = useQuery(deviceQueries.list())
  return (
    <Page title={t('devices.page.title')} lead={t('devices.page.lead')}>
      <QueryBoundary query={devices} skeleton={<DevicesSkeleton />}>
        {(list) => <Devices devices={list} />}
      </QueryBoundary>
    </Page>
  )
}
