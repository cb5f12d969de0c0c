import { Badge } from '../../../src/ui/badge.tsx'
import { CoverTile } from '../../../src/ui/cover-tile.tsx'
import { DataTable } from '../../../src/ui/data-table.tsx'
import { DateText } from '../../../src/ui/date-text.tsx'
import { DescriptionList } from '../../../src/ui/description-list.tsx'
import { Disclosure } from '../../../src/ui/disclosure.tsx'
import { ItemList } from '../../../src/ui/item-list.tsx'
import { Panel } from '../../../src/ui/panel.tsx'
import { PlainText } from '../../../src/ui/plain-text.tsx'
import { NothingOpen, ReadingPane } from '../../../src/ui/reading-pane.tsx'
import { SideBySide } from '../../../src/ui/side-by-side.tsx'
import { StatusPill } from '../../../src/ui/status-pill.tsx'
import type { StatusTone } from '../../../src/ui/status-pill.tsx'
import { Tile } from '../../../src/ui/tile.tsx'
import type { PartGroup } from './part.ts'

const at = '2026-11-19T23:10:30+09:00'
const pillTones: readonly StatusTone[] = ['neutral', 'waiting', 'done', 'failed', 'live']
const glows = ['wine', 'violet', 'moss'] as const
const cover = <svg viewBox="0 0 3 4" aria-hidden="true" />

export const lists: PartGroup = {
  name: 'Lists',
  parts: (say) => [
    {
      name: 'ItemList',
      states: {
        content: (
          <ItemList
            items={[
              { id: 1, title: say('Welcome to MARU'), createdAt: at },
              { id: 2, title: say('Maintenance on Tuesday from 03:00'), createdAt: at },
            ]}
            isUnread={({ id }) => id === 1}
            unreadMark={say('New')}
            groups={{ groupOf: () => say('This month'), isOneDay: () => false }}
            openId={2}
            onOpen={() => undefined}
          />
        ),
      },
    },
    {
      name: 'SideBySide',
      states: {
        content: (
          <SideBySide
            list={
              <Panel>
                <p>{say('Messages')}</p>
              </Panel>
            }
            text={
              <Panel>
                <p>{say('Welcome to MARU')}</p>
              </Panel>
            }
          />
        ),
      },
    },
    {
      name: 'ReadingPane',
      states: {
        content: (
          <ReadingPane title={say('Welcome to MARU')} onClose={() => undefined}>
            <p>{say('Thank you for joining.')}</p>
          </ReadingPane>
        ),
      },
    },
    {
      name: 'NothingOpen',
      states: {
        content: <NothingOpen title={say('Select a message to read it here.')} />,
      },
    },
    {
      name: 'Disclosure',
      states: {
        card: (
          <Disclosure title={say('Reality check')} value={say('Every 60 minutes')}>
            <p>{say('We show you how long you have been on the site.')}</p>
          </Disclosure>
        ),
        rows: ['How do I change my password?', 'How do I set limits?'].map((title) => (
          <Disclosure key={title} group="state" title={say(title)}>
            <p>{say('Open your account.')}</p>
          </Disclosure>
        )),
      },
    },
    {
      name: 'DataTable',
      states: {
        content: (
          <DataTable
            caption={say('Deposits')}
            rowKey={({ id }) => id}
            rows={[
              { id: 1, amount: '30,000', state: say('Waiting') },
              { id: 2, amount: '999,999,999', state: say('Deposited') },
            ]}
            columns={[
              { key: 'date', header: say('Date'), lead: true, cell: () => <DateText at={at} /> },
              { key: 'amount', header: say('Amount'), align: 'end', cell: ({ amount }) => amount },
              { key: 'state', header: say('State'), cell: ({ state }) => state },
            ]}
          />
        ),
      },
    },
    {
      name: 'DescriptionList',
      states: {
        content: (
          <DescriptionList
            items={[
              { key: 'a', name: say('Nickname'), value: say('Player one') },
              { key: 'b', name: say('Bank account'), value: '123456-04-123456' },
            ]}
          />
        ),
      },
    },
    {
      name: 'StatusPill',
      states: Object.fromEntries(
        pillTones.map((tone) => [
          tone,
          <StatusPill key={tone} tone={tone}>
            {say('Waiting')}
          </StatusPill>,
        ]),
      ),
    },
    {
      name: 'Badge',
      states: { content: <Badge count={3} />, most: <Badge count={120} /> },
    },
    {
      name: 'DateText',
      states: { content: <DateText at={at} />, unknown: <DateText at={null} /> },
    },
    {
      name: 'Panel',
      states: {
        content: (
          <Panel title={say('Recent bets')} aside={<a href="#all">{say('All')}</a>}>
            <p>{say('Nothing was played today.')}</p>
          </Panel>
        ),
        bare: (
          <Panel bare title={say('Recent bets')}>
            <p>{say('Nothing was played today.')}</p>
          </Panel>
        ),
      },
    },
    {
      name: 'PlainText',
      states: { content: <PlainText>{say('First line\nSecond line')}</PlainText> },
    },
    {
      name: 'Tile',
      states: {
        content: <Tile href="#tile" title={say('Messages')} caption={say('3 unread')} />,
        ...Object.fromEntries(
          glows.map((glow) => [
            glow,
            <Tile key={glow} href="#tile" glow={glow} title={say('Live casino')} />,
          ]),
        ),
      },
    },
    {
      name: 'CoverTile',
      states: Object.fromEntries(
        (['content', 'dimmed', 'busy'] as const).map((state) => [
          state,
          <CoverTile
            key={state}
            cover={cover}
            name={say('Dragon Palace')}
            caption={say('Evolution')}
            dimmed={state === 'dimmed'}
            busy={state === 'busy'}
            corner={state === 'dimmed' ? say('Closed') : undefined}
          />,
        ]),
      ),
    },
  ],
}
