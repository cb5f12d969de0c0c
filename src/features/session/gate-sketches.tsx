import { useT } from '../../i18n/language.tsx'
import { depositSteps, moneySteps, pointSteps } from '../../lib/quick-amounts.ts'
import { ClockIcon } from '../../ui/icons-list.tsx'
import { BetsIcon, PhoneIcon } from '../../ui/icons-member.tsx'
import { DepositIcon, GameMoneyIcon, WithdrawIcon } from '../../ui/icons-money.tsx'
import { LockIcon } from '../../ui/icons-state.tsx'
import {
  Block,
  Buttons,
  Choices,
  Ends,
  Field,
  Least,
  Main,
  Own,
  Quick,
  Records,
  Rows,
  Sketch,
  Text,
} from './gate-sketch.tsx'

const main = ['account.balance.site', 'money.unit', 'gameArea.site.text'] as const

export const Comp = () => (
  <Sketch
    records="bets.panel.title"
    beside={
      <>
        <Ends from={['account.balance.comp', 'money.points', 'comp.balance.text']} to={main} />
        <Rows
          rows={[
            { name: 'place.withdraw', text: 'account.balance.site', sign: <WithdrawIcon /> },
            { name: 'gameArea.page.title', text: 'transfers.panel.title', sign: <GameMoneyIcon /> },
          ]}
        />
      </>
    }
  >
    <Block title="comp.panel.title">
      <Choices
        label="comp.way.label"
        names={['account.balance.comp', 'account.balance.site', 'account.balance.game']}
      />
      <Field label="amount.label" unit="money.points" />
      <Quick hasAll amounts={pointSteps.slice(0, 3)} />
      <Main name="transfers.submit.compToBalance" />
    </Block>
  </Sketch>
)

export const Deposit = () => (
  <Sketch
    records="deposits.history.title"
    note={<Least />}
    next={[
      'deposits.next.account',
      'deposits.next.request',
      'deposits.next.transfer',
      'deposits.next.arrival',
    ]}
  >
    <Block title="deposits.form.title">
      <Choices
        areCards
        label="deposits.way.label"
        names={['deposits.way.transfer', 'guard.point.others']}
      />
      <Rows rows={[{ name: 'deposits.account.title', button: 'deposits.account.ask' }]} />
      <Field label="amount.label" unit="money.unit" />
      <Quick amounts={depositSteps} />
      <Field label="deposits.owner.label" />
      <Main name="deposits.button.submit" />
    </Block>
  </Sketch>
)

export const Withdrawal = () => (
  <Sketch
    records="withdrawals.history.title"
    next={['withdrawals.next.request', 'withdrawals.next.waiting', 'withdrawals.next.arrival']}
  >
    <Block title="withdrawals.form.title">
      <Own names={['withdrawals.available.label']} />
      <Choices
        areCards
        label="withdrawals.way.label"
        names={['withdrawals.way.transfer', 'guard.point.others']}
      />
      <Field label="amount.label" unit="money.unit" />
      <Quick hasAll amounts={moneySteps} />
      <Main name="withdrawals.button.submit" />
    </Block>
  </Sketch>
)

export const GameMoney = () => {
  const t = useT()
  return (
    <Sketch
      records="bets.panel.title"
      beside={
        <>
          <Ends from={main} to={['account.balance.game', 'money.unit', 'gameArea.inGame.text']} />
          <Buttons
            names={(['casino', 'slot', 'sport'] as const).map((kind) => t(`place.${kind}`))}
          />
        </>
      }
    >
      <Block title="transfers.panel.title">
        <Choices
          label="transfers.way.label"
          names={['transfers.way.intoGames', 'transfers.way.outOfGames']}
        />
        <Field label="amount.label" unit="money.unit" />
        <Quick hasAll amounts={moneySteps} />
        <Main name="transfers.submit.intoGames" />
      </Block>
    </Sketch>
  )
}

export const Limits = () => {
  const t = useT()
  const limit = (kind: 'deposit_24h' | 'deposit_7d' | 'deposit_month' | 'time_day') =>
    ({
      name: `protection.limit.${kind}`,
      text: 'protection.limit.none',
      button: 'protection.limit.add',
    }) as const
  return (
    <Sketch
      records="protection.record.title"
      beside={
        <>
          <Block title="protection.break.title">
            <Buttons names={[1, 7, 30].map((days) => t('protection.break.start', { days }))} />
            <Text id="protection.break.text" />
          </Block>
          <Block title="protection.often.title">
            <Text id="protection.often.text" />
          </Block>
          <Block title="protection.facts.title">
            <Own
              names={[
                'protection.facts.month',
                'protection.facts.threeMonths',
                'protection.facts.known',
              ]}
            />
          </Block>
        </>
      }
    >
      <Block title="protection.limits.title">
        <Rows
          rows={[
            limit('deposit_24h'),
            limit('deposit_7d'),
            limit('deposit_month'),
            limit('time_day'),
          ]}
        />
      </Block>
    </Sketch>
  )
}

export const Account = () => (
  <Sketch
    records="member.records.deposits"
    beside={
      <>
        <Block title="member.records.title">
          <Rows
            rows={[
              { name: 'member.records.deposits', sign: <DepositIcon /> },
              { name: 'member.records.withdrawals', sign: <WithdrawIcon /> },
              { name: 'member.records.bets', sign: <BetsIcon /> },
            ]}
          />
        </Block>
        <Block title="member.bank.title">
          <Own names={['member.bank.name', 'member.bank.owner', 'member.bank.number']} />
        </Block>
      </>
    }
  >
    <Block title="member.safety.title">
      <Rows
        rows={[
          {
            name: 'member.password.name',
            text: 'member.password.text',
            sign: <LockIcon />,
            button: 'member.password.open',
          },
          { name: 'member.devices.title', text: 'member.devices.link', sign: <PhoneIcon /> },
          { name: 'member.limits.title', text: 'member.limits.link', sign: <ClockIcon /> },
        ]}
      />
    </Block>
    <Block title="member.person.title">
      <Own
        names={[
          'member.person.nick',
          'member.person.id',
          'member.person.phone',
          'member.person.registeredAt',
        ]}
      />
    </Block>
  </Sketch>
)

/** Below the answers, which have no login. */
export const Inquiries = () => (
  <Sketch isLow beside={<Records title="inquiries.history.title" />}>
    <Block title="inquiries.form.title">
      <Field label="inquiries.form.subject" />
      <Field label="inquiries.form.content" />
      <Main name="inquiries.button.send" />
    </Block>
  </Sketch>
)
