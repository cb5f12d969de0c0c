import { Button } from '../../../src/ui/button.tsx'
import { ConfirmedButton } from '../../../src/ui/confirmed-button.tsx'
import { CopyButton } from '../../../src/ui/copy-button.tsx'
import { FilterLinks } from '../../../src/ui/filter-links.tsx'
import { HeartButton } from '../../../src/ui/heart-button.tsx'
import { IconButton } from '../../../src/ui/icon-button.tsx'
import { CloseIcon, RefreshIcon } from '../../../src/ui/icons-action.tsx'
import { Pager } from '../../../src/ui/pager.tsx'
import { Wordmark } from '../../../src/ui/wordmark.tsx'
import type { PartGroup } from './part.ts'

const none = () => undefined

export const actions: PartGroup = {
  name: 'Actions',
  parts: (say) => [
    {
      name: 'Button',
      states: {
        main: <Button variant="main">{say('Deposit')}</Button>,
        quiet: <Button>{say('Cancel')}</Button>,
        ghost: <Button variant="ghost">{say('Show more')}</Button>,
        danger: <Button variant="danger">{say('Delete')}</Button>,
        small: <Button size="small">{say('Copy')}</Button>,
        large: (
          <Button size="large" variant="main">
            {say('Join')}
          </Button>
        ),
        wide: <Button wide>{say('Send request')}</Button>,
        'with icon': <Button icon={<RefreshIcon />}>{say('Refresh')}</Button>,
        busy: (
          <Button variant="main" busy>
            {say('Deposit')}
          </Button>
        ),
        disabled: <Button disabled>{say('Deposit')}</Button>,
      },
    },
    {
      name: 'ConfirmedButton',
      states: {
        content: (
          <ConfirmedButton
            label={say('Cancel request')}
            question={say('Cancel this request?')}
            no={say('Keep it')}
            onConfirm={none}
          />
        ),
      },
    },
    {
      name: 'IconButton',
      states: {
        content: <IconButton label={say('Close')} icon={<CloseIcon />} />,
        'with count': <IconButton label={say('Close')} icon={<CloseIcon />} badge="3" />,
        disabled: <IconButton label={say('Close')} icon={<CloseIcon />} disabled />,
      },
    },
    {
      name: 'HeartButton',
      states: {
        content: <HeartButton label={say('Add to favourites')} pressed={false} />,
        pressed: <HeartButton label={say('Remove from favourites')} pressed />,
      },
    },
    {
      name: 'CopyButton',
      states: {
        content: (
          <CopyButton text={() => '123-456'} label={say('Copy details')} copied={say('Copied')} />
        ),
        quiet: <CopyButton quiet text={() => '123'} label={say('Copy')} copied={say('Copied')} />,
      },
    },
    {
      name: 'FilterLinks',
      states: {
        content: (
          <FilterLinks
            label={say('Period')}
            links={[
              { key: 'a', title: say('Today'), search: '', isCurrent: true },
              { key: 'b', title: say('This week'), search: '?period=week', isCurrent: false },
            ]}
          />
        ),
      },
    },
    {
      name: 'Pager',
      states: Object.fromEntries(
        [1, 3, 5].map((page) => [
          `page ${page} of 5`,
          <Pager
            key={page}
            page={page}
            pageCount={5}
            labels={{
              name: say('Pages'),
              newer: say('Newer'),
              older: say('Older'),
              place: say(`Page ${page} of 5`),
            }}
          />,
        ]),
      ),
    },
    {
      name: 'Wordmark',
      states: {
        content: <Wordmark name="MARU" />,
        compact: <Wordmark name="MARU" compact />,
      },
    },
  ],
}
