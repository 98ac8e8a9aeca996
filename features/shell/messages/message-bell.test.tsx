// @vitest-environment jsdom
// The bell: its users, the mark while there is something new, the words of messages and the pages that they lead to.
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';

import { ApiError } from '#lib/api/api-error.ts';
import type { ApiClient } from '#lib/api/create-api-client.ts';
import { ApiClientContext } from '#lib/api/use-api.ts';
import { firstGridTerms } from '#lib/contract/bots/grid/grid-terms.ts';
import type { BotRow } from '#lib/contract/bots/bot.ts';
import { firstCopyTerms, type CopyTerms } from '#lib/contract/bots/copy/copy-terms.ts';
import type { InboxMessage } from '#lib/contract/calls/v1/user/inbox/list.ts';
import { createHub } from '#lib/realtime/hub.ts';
import { fakeClock, fakeSocket } from '#lib/realtime/fake-line.ts';
import { createHubPlace, HubPlaceContext, type HubPlace } from '#lib/realtime/hub-place.ts';
import { takeTimeZone } from '#lib/session/clock/time-zone.ts';
import { UserContext, type SessionUser } from '#lib/session/user.ts';
import enShell from '#locales/en-US/shell.json' with { type: 'json' };
import BellButton from './bell-button.tsx';
import { DrawerMessages } from './drawer-messages.tsx';
import { MessageBell } from './message-bell.tsx';

vi.mock('#lib/i18n/page-link.tsx', () => ({
  PageLink: ({ href, children, ...rest }: { href: string; children: ReactNode }) => (
    <a href={href} {...rest}>
      {children}
    </a>
  ),
}));

const ann: SessionUser = { userId: 'ann', userName: 'ann@example.com' };
const nineMs = Date.UTC(2026, 0, 2, 9, 0, 0);

const message = (messageId: number, kind: string, params: Readonly<Record<string, string>>): InboxMessage => ({
  messageId: String(messageId),
  kind,
  params,
  createTimeMs: nineMs + messageId * 1000,
});
/** A message about the grid on contracts that is number 41 of its venue. */
const ofBot = (messageId: number, kind: string, reason = '', venue = 'live'): InboxMessage =>
  message(messageId, kind, { strategyId: '41', strategyType: '2', symbol: 'BTCUSDT_UMCBL', reason, venue, name: 'any' });

/** Newest first; null: the exchange does not answer. */
let inbox: readonly InboxMessage[] | null = [];
let asked: string[] = [];

beforeEach(() => {
  localStorage.clear();
  takeTimeZone('0');
  inbox = [];
  asked = [];
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

type Scene = {
  readonly user?: SessionUser | null;
  readonly place?: HubPlace | null;
  readonly what?: ReactNode;
};

function scene({ user = ann, place = null, what }: Scene): ReactNode {
  document.documentElement.lang = 'en-US';
  const client: ApiClient = {
    call: async (call) => {
      asked.push(call.path);
      if (inbox === null) throw new ApiError('00001', 'no');
      return z.parse(call.response, { list: inbox });
    },
  };
  return (
    <NextIntlClientProvider locale="en-US" messages={{ shell: enShell }} timeZone="UTC">
      <ApiClientContext value={client}>
        <HubPlaceContext value={place}>
          <UserContext value={user}>{what ?? <MessageBell name="Messages" newName="New messages" />}</UserContext>
        </HubPlaceContext>
      </ApiClientContext>
    </NextIntlClientProvider>
  );
}

const show = (shown: Scene = {}) => render(scene(shown));

/** The button of the bell by its name. */
const bell = (name: string): Promise<HTMLElement> => screen.findByLabelText(name);

async function open(): Promise<void> {
  const details = (await screen.findByLabelText(/messages/i)).closest('details');
  if (details === null) throw new Error('no bell');
  await act(async () => {
    details.open = true;
    fireEvent(details, new Event('toggle'));
  });
}

const rows = async () =>
  (await screen.findAllByTestId('message')).map((row) =>
    [...row.querySelectorAll('span.block, span.flex')].map((line) => line.textContent),
  );
const addresses = () => screen.getAllByTestId('message').map((row) => row.querySelector('a')?.getAttribute('href') ?? null);

test.each([
  ['a visitor', null],
  ['a sub-account', { ...ann, isSub: true }],
])('%s has no bell, and nothing is asked', async (_, user) => {
  // The late parts are there by then.
  show();
  await waitFor(() => expect(asked).toHaveLength(1));
  cleanup();
  asked = [];
  show({
    user,
    what: [<MessageBell key="bell" name="Messages" newName="New messages" />, <DrawerMessages key="drawer" name="Messages" />],
  });
  await act(() => Promise.resolve());
  expect(screen.queryByLabelText('Messages')).toBeNull();
  expect(screen.queryByText('Messages')).toBeNull();
  expect(asked).toEqual([]);
});

test('it is marked by what is new, until it is opened; and again by what is newer', async () => {
  inbox = [ofBot(1, 'botStarted')];
  const first = show();
  expect(await bell('Messages')).toBeDefined();
  expect(await screen.findByTestId('new-messages')).toBeDefined();
  expect(asked).toEqual(['v1/user/inbox/list']);
  expect(await bell('New messages')).toBeDefined();
  await open();
  expect(await rows()).toHaveLength(1);
  await waitFor(() => expect(screen.queryByTestId('new-messages')).toBeNull());
  expect(await bell('Messages')).toBeDefined();
  first.unmount();

  const second = show();
  await waitFor(() => expect(asked).toHaveLength(3));
  await act(() => Promise.resolve());
  expect(screen.queryByTestId('new-messages')).toBeNull();
  second.unmount();

  inbox = [ofBot(2, 'botOutOfRange'), ...inbox];
  show();
  expect(await screen.findByTestId('new-messages')).toBeDefined();
  cleanup();

  // Another user of the same device has looked at none.
  show({ user: { userId: 'bob', userName: 'bob@example.com' } });
  expect(await screen.findByTestId('new-messages')).toBeDefined();
});

test('messages are told in words with their time, and those of bots lead to the bot', async () => {
  inbox = [
    message(9, 'botFilled', { ...ofBot(9, '').params, side: 'sell', price: '61250.5' }),
    ofBot(8, 'botStopped', 'take-profit'),
    ofBot(7, 'botNearLiquidation'),
    ofBot(6, 'botRefused'),
    ofBot(5, 'botBackInRange'),
    ofBot(4, 'botOutOfRange'),
    ofBot(3, 'botStarted'),
    message(2, 'ofALaterRelease', {}),
    message(1, 'withdrawalCode', { code: '123456', coin: 'USDT', address: `0x${'5'.repeat(40)}`, withdrawalId: '7' }),
  ];
  show();
  await open();
  const bot = 'Futures gridBTCUSDT';
  expect(await rows()).toEqual([
    [bot, 'Order filled', 'It sold at \u206661,250.5\u2069.', '2026-01-02 09:00:09'],
    [bot, 'Bot stopped', 'The price reached its take profit. Its funds are back in your wallet.', '2026-01-02 09:00:08'],
    [bot, 'Near liquidation', 'The price is close to the bot’s liquidation price. Add funds, or stop the bot.', '2026-01-02 09:00:07'],
    [
      bot,
      'Orders rejected',
      'The exchange is rejecting the bot’s orders. See the journal for the reason. After several rejections in a row, the bot can stop.',
      '2026-01-02 09:00:06',
    ],
    [bot, 'Back in range', 'The price is back in its range.', '2026-01-02 09:00:05'],
    [
      bot,
      'Out of range',
      'The price is outside the bot’s range, so it does not trade. Wait, move the range, or stop the bot.',
      '2026-01-02 09:00:04',
    ],
    [bot, 'Bot started', '2026-01-02 09:00:03'],
    ['Your code to withdraw USDT to \u20660x555555…555555\u2069 is 123456. Don’t share it with anyone.', '2026-01-02 09:00:01'],
  ]);
  expect(addresses()).toEqual([...Array.from({ length: 7 }, () => '/trading-bot/bot/41'), null]);
});

test('a bot of the other venue has a number of that venue: its message leads nowhere', async () => {
  inbox = [ofBot(2, 'botStarted', '', 'paper'), ofBot(1, 'botStarted')];
  const { unmount } = show();
  await open();
  expect((await rows()).map(([name]) => name)).toEqual(['Futures gridBTCUSDTDemo', 'Futures gridBTCUSDT']);
  expect(addresses()).toEqual([null, '/trading-bot/bot/41']);
  unmount();
  show({ user: { ...ann, inDemo: true } });
  await open();
  await rows();
  expect(addresses()).toEqual(['/trading-bot/bot/41', null]);
});

test('bots that were started one after another are one message, which leads to all of them', async () => {
  const started = (id: number, symbol: string, venue?: string) => {
    const { params, ...rest } = ofBot(id, 'botStarted', '', venue);
    return { ...rest, params: { ...params, symbol } };
  };
  inbox = [
    started(8, 'ETHUSDT_SPBL'),
    started(7, 'BTCUSDT_SPBL'),
    started(6, 'ETHUSDT_SPBL'),
    started(5, 'SOLUSDT_SPBL', 'paper'),
    ofBot(4, 'botOutOfRange'),
    started(3, 'XRPUSDT_SPBL'),
  ];
  show();
  await open();
  expect((await rows()).map(([about, title]) => [about, title])).toEqual([
    ['ETHUSDTBTCUSDT', 'Bot started ×3'],
    ['Futures gridSOLUSDTDemo', 'Bot started'],
    ['Futures gridBTCUSDT', 'Out of range'],
    ['Futures gridXRPUSDT', 'Bot started'],
  ]);
  expect(addresses()).toEqual(['/trading-bot', null, '/trading-bot/bot/41', '/trading-bot/bot/41']);
});

test('an empty list says so', async () => {
  show({});
  await open();
  expect(await screen.findByText('No messages yet.')).toBeDefined();
});

test('one that was opened before the script came shows its messages too', async () => {
  inbox = [ofBot(1, 'botStarted')];
  const ui = scene({ what: <BellButton user={ann} name="Messages" newName="New messages" /> });
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(ui);
  const details = container.querySelector('details');
  const opened = new Promise((resolve) => details?.addEventListener('toggle', resolve));
  details?.setAttribute('open', '');
  // Its own event has gone by.
  await opened;
  render(ui, { container, hydrate: true });
  expect(await screen.findByText('Bot started')).toBeDefined();
});

test('no more than the newest twenty are listed', async () => {
  inbox = Array.from({ length: 50 }, (_, place) => ofBot(50 - place, 'botOutOfRange'));
  show();
  await open();
  const listed = await rows();
  expect(listed).toHaveLength(20);
  expect(listed[0]?.at(-1)).toBe('2026-01-02 09:00:50');
});

test('a list that does not come can be asked for again, and is asked for each time it is opened', async () => {
  inbox = null;
  show({ what: <DrawerMessages name="Messages" /> });
  const unfold = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Messages' })));
  await unfold();
  inbox = [];
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No messages yet.')).toBeDefined();
  await unfold();
  inbox = [ofBot(1, 'botStarted')];
  await unfold();
  expect(await screen.findByText('Bot started')).toBeDefined();
});

test('on a page that hears the exchange, a change of a bot is a reason to ask again; its profit is none', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const socket = fakeSocket();
  const clock = fakeClock();
  const place = createHubPlace({ url: '' }, () => undefined);
  place.hub = createHub({ url: '', io: socket.factory, clock, connection: place.connection });
  show({ place, user: { userId: 'cleo', userName: 'cleo@example.com' } });
  await waitFor(() => socket.opened());
  await act(async () => socket.opened().connected());
  expect(socket.asked.map(({ subscription }) => subscription.channel)).toEqual(['bots', 'c2c']);
  await waitFor(() => expect(asked).toHaveLength(1));
  const tell = (sequence: number, change: Partial<BotRow>) =>
    act(async () => {
      const kind = sequence === 5 ? 'snapshot' : 'update';
      socket.deliver({ channel: 'bots', key: '', kind, sequence, timeMs: 1, data: [{ ...row, ...change }] });
      clock.draw();
    });
  const wait = () => act(() => vi.advanceTimersByTimeAsync(1700));
  await tell(5, {});
  await tell(6, { totalProfit: '2' });
  await wait();
  expect(asked).toHaveLength(1);
  // A trade is one where its owner wants to be told of trades.
  await tell(7, { fillCount: row.fillCount + 1 });
  await wait();
  expect(asked).toHaveLength(2);
  inbox = [ofBot(1, 'botStopped', 'manual')];
  await tell(8, { state: 'stopped', stopReason: 'manual' });
  await wait();
  expect(asked).toHaveLength(3);
  expect(await screen.findByTestId('new-messages')).toBeDefined();
});

test('while a copy runs it is asked again by the clock: what a leader does is told by messages alone', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'], shouldAdvanceTime: true });
  const socket = fakeSocket();
  const clock = fakeClock();
  const place = createHubPlace({ url: '' }, () => undefined);
  place.hub = createHub({ url: '', io: socket.factory, clock, connection: place.connection });
  show({ place, user: { userId: 'dora', userName: 'dora@example.com' } });
  await waitFor(() => socket.opened());
  await act(async () => socket.opened().connected());
  await waitFor(() => expect(asked).toHaveLength(1));
  const bots = (data: readonly BotRow[]) =>
    act(async () => {
      socket.deliver({ channel: 'bots', key: '', kind: 'snapshot', sequence: 5, timeMs: 1, data });
      clock.draw();
    });
  await bots([row]);
  await act(() => vi.advanceTimersByTimeAsync(41_000));
  expect(asked).toHaveLength(1);
  await bots([row, { ...row, strategyId: '42', strategyType: 32, bot: { kind: 'copy', terms: copyTerms } }]);
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  const before = asked.length;
  inbox = [message(1, 'copyLeaderMargin', { strategyId: '42', strategyType: '32', symbol: 'BTCUSDT_UMCBL', venue: 'live' })];
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(asked).toHaveLength(before + 1);
  expect(await screen.findByTestId('new-messages')).toBeDefined();
});

const copyTerms: CopyTerms = {
  ...firstCopyTerms,
  investment: '1000',
};

const row: BotRow = {
  strategyId: '41',
  strategyAttribute: 2,
  aiId: null,
  notices: ['filled'],
  strategyType: 2,
  symbolId: 'BTCUSDT_UMCBL',
  businessLine: 10,
  symbols: ['BTCUSDT_UMCBL'],
  status: 3,
  state: 'running',
  needsOwner: null,
  createTimeMs: nineMs,
  startTimeMs: nineMs,
  endTimeMs: null,
  stopReason: null,
  stopReasonCode: null,
  bot: {
    kind: 'grid',
    terms: {
      ...firstGridTerms,
      lowerPrice: '40000',
      upperPrice: '60000',
      grids: 4,
      quoteInvestment: '1000',
      leverage: 2,
      marginMode: 'isolated',
    },
  },
  coin: 'USDT',
  invested: '1000',
  added: '0',
  returned: '0',
  equity: '1001',
  totalProfit: '1',
  matchedProfit: '1',
  unpairedProfit: '0',
  matchedCount: 1,
  fillCount: 2,
  decisionCount: 12,
  fees: '0',
  totalRate: '0.001',
  annualisedRate: null,
  lowerPrice: '40000',
  upperPrice: '60000',
  position: null,
  positions: [],
  profitShare: null,
};
