// @vitest-environment jsdom
// The page of converting, pressed: amounts that cannot be, a quote with its countdown, one that runs out, small balances, and the list of coins by keyboard.
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';

import { ApiError } from '#lib/api/api-error.ts';
import type { ApiClient } from '#lib/api/create-api-client.ts';
import { ApiClientContext } from '#lib/api/use-api.ts';
import convert from '#locales/en-US/convert.json' with { type: 'json' };
import errors from '#locales/en-US/errors.json' with { type: 'json' };
import shell from '#locales/en-US/shell.json' with { type: 'json' };
import { UserContext } from '#lib/session/user.ts';
import { DustTab } from './form/dust-tab.tsx';
import { LimitTab } from './form/limit-tab.tsx';
import { MarketTab } from './form/market-tab.tsx';

vi.mock('#lib/i18n/navigation.ts', () => ({ Link: 'a' }));

beforeEach(() => {
  // jsdom knows no dialogs, and scrolls nothing.
  HTMLDialogElement.prototype.showModal = function open(this: HTMLDialogElement) {
    this.open = true;
  };
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

type Sent = { readonly path: string; readonly request: unknown };
type Answers = Record<string, object | (() => object)>;

const coin = (code: string, name: string, minAmount: string, maxAmount: string) => ({
  coin: code,
  name,
  decimals: 8,
  minAmount,
  maxAmount,
});
const [usdt, btc, eth] = [
  coin('USDT', 'Tether', '1', '200000'),
  coin('BTC', 'Bitcoin', '0.00001', '2'),
  coin('ETH', 'Ether', '0.0002', '50'),
];
const offered = { coins: [usdt, btc, eth], spread: '0.001', guard: '0.002', quoteSeconds: 8, orderDays: [1, 7], maxDust: '100' };
const rate = { fromCoin: 'USDT', fromCoinSize: '100', toCoin: 'BTC', toCoinSize: '0.001', cnvtPrice: '0.00001', route: ['BTCUSDT'] };
let quotes = 0;
const quote = (): object => {
  quotes += 1;
  const traceId = `quote:00000000-0000-0000-0000-${String(quotes).padStart(12, '0')}`;
  return {
    traceId,
    fromCoin: 'USDT',
    fromCoinSize: '250',
    toCoin: 'BTC',
    toCoinSize: '0.0025',
    cnvtPrice: '0.00001',
    fee: '0',
    validMs: 8000,
    expireTime: 1,
  };
};
const taken = (parts: object[], toCoinSize = '0.0025') => ({ traceId: 'x', ts: 1, toCoin: 'BTC', toCoinSize, parts });
const whole = [{ fromCoin: 'USDT', fromCoinSize: '250', toCoinSize: '0.0025', error: null }];

function show(node: React.ReactNode, answers: Answers, isVisitor = false): Sent[] {
  const sent: Sent[] = [];
  const client: ApiClient = {
    call: async (call, request) => {
      sent.push({ path: call.path, request });
      const answer = answers[call.path];
      if (answer === undefined) throw new ApiError('50213', 'no');
      return z.parse(call.response, typeof answer === 'function' ? answer() : answer);
    },
  };
  render(
    <NextIntlClientProvider locale="en-US" messages={{ convert, errors, shell }} timeZone="UTC">
      <UserContext value={isVisitor ? null : { userId: '1', userName: 'ann' }}>
        <ApiClientContext value={client}>{node}</ApiClientContext>
      </UserContext>
    </NextIntlClientProvider>,
  );
  return sent;
}

const onPair = vi.fn<() => void>();
const tools = {
  offered,
  pair: { from: usdt, to: btc },
  available: new Map([['USDT', '1000']]),
  address: '/spot/convert?from=USDT&to=BTC',
  referenceSize: '100',
  onPair,
};
const market = <MarketTab {...tools} firstRate={rate} />;
const answers: Answers = {
  'v1/spot/convert/rate': rate,
  'v1/spot/convert/quotedPrice': quote,
  'v1/spot/convert/trade': taken(whole),
};
const amountField = () => screen.getByRole('textbox', { name: 'From' });
const type = (text: string): void => void fireEvent.change(amountField(), { target: { value: text } });
const button = (name: string) => screen.getByRole('button', { name });
const asked = (sent: readonly Sent[], end: string) => sent.filter(({ path }) => path.endsWith(end));

test('an amount shows at once what it would bring; too little and too much are said, and nothing is asked', async () => {
  const sent = show(market, answers);
  expect(button('Enter an amount').hasAttribute('disabled')).toBe(true);
  type('250');
  expect(screen.getByRole('status').textContent).toBe('0.0025');
  for (const [text, words] of [
    ['0.5', 'The minimum is 1 USDT.'],
    ['1000.00000001', 'You have 1,000 USDT available.'],
  ] as const) {
    type(text);
    expect(screen.getByRole('alert').textContent).toBe(words);
    expect(button('Preview').hasAttribute('disabled')).toBe(true);
    fireEvent.submit(amountField());
  }
  fireEvent.click(button('Half'));
  expect(amountField()).toHaveProperty('value', '500');
  fireEvent.click(button('Max'));
  expect(amountField()).toHaveProperty('value', '1000');
  await waitFor(() => expect(asked(sent, 'rate').length).toBeGreaterThan(0));
  expect(asked(sent, 'quotedPrice')).toEqual([]);
});

test('preview, the seconds that are left, convert, and what came', async () => {
  const sent = show(market, answers);
  type('250');
  fireEvent.click(button('Preview'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Your quote' }));
  expect(dialog.getByText('Expires in 8 seconds')).toBeDefined();
  fireEvent.click(dialog.getByRole('button', { name: 'Convert' }));
  expect((await screen.findByText('0.0025 BTC received')).textContent).toBe('0.0025 BTC received');
  expect(asked(sent, 'trade')).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: 'Convert more' }));
  expect(screen.queryByRole('dialog')).toBe(null);
  expect(amountField()).toHaveProperty('value', '');
});

test('a quote that has run out is not sent: the button asks for a new one, and that is taken', async () => {
  const sent = show(market, answers);
  type('250');
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  fireEvent.click(button('Preview'));
  await waitFor(() => expect(screen.getByRole('dialog')).toBeDefined());
  act(() => void vi.advanceTimersByTime(8_100));
  expect(screen.getByText('Quote expired')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Convert' })).toBe(null);
  fireEvent.click(button('New quote'));
  await waitFor(() => expect(button('Convert')).toBeDefined());
  expect(asked(sent, 'trade')).toEqual([]);
  expect(asked(sent, 'quotedPrice')).toHaveLength(2);
  fireEvent.click(button('Convert'));
  await waitFor(() => expect(screen.getByText('0.0025 BTC received')).toBeDefined());
  const [second] = asked(sent, 'trade');
  expect(second?.request).toEqual({ traceId: `quote:00000000-0000-0000-0000-${String(quotes).padStart(12, '0')}` });
});

test('a price that has moved is said in words, and offers a new quote', async () => {
  const { 'v1/spot/convert/trade': _none, ...others } = answers;
  show(market, others);
  type('250');
  fireEvent.click(button('Preview'));
  fireEvent.click(await screen.findByRole('button', { name: 'Convert' }));
  expect((await screen.findByRole('alert')).textContent).toContain('The price has moved');
  expect(button('New quote')).toBeDefined();
});

test('coins are found by typing and taken by keyboard; choosing the other side’s coin swaps the two', () => {
  show(market, answers);
  fireEvent.click(button('Coin to convert: USDT'));
  const search = screen.getByRole('combobox', { name: 'Search coins' });
  expect(screen.getAllByRole('option').map(({ id }) => id.split('-').at(-1))).toEqual(['USDT', 'BTC', 'ETH']);
  fireEvent.change(search, { target: { value: 'e' } });
  fireEvent.keyDown(search, { key: 'Enter' });
  expect(onPair).toHaveBeenLastCalledWith({ from: eth, to: btc });
  fireEvent.click(button('Coin to convert: USDT'));
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'bit' } });
  fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Enter' });
  expect(onPair).toHaveBeenLastCalledWith({ from: btc, to: usdt });
  fireEvent.click(button('Swap the two coins'));
  expect(onPair).toHaveBeenLastCalledWith({ from: btc, to: usdt });
});

test('a visitor sees the rate and is shown the way in', () => {
  show(<MarketTab {...tools} available={null} firstRate={rate} />, answers, true);
  expect(screen.getByText('1 USDT ≈ 0.00001 BTC')).toBeDefined();
  expect(screen.getByText('Log in to convert').getAttribute('href')).toBe(
    '/login?from=%2Fspot%2Fconvert%3Ffrom%3DUSDT%26to%3DBTC&source=mix',
  );
  expect(screen.queryByRole('button', { name: 'Preview' })).toBe(null);
});

test('small balances: what each brings, what is left out, and which were converted in the end', async () => {
  const sweep = {
    traceId: `sweep:${'0'.repeat(8)}-0000-0000-0000-${'0'.repeat(12)}`,
    toCoin: 'BTC',
    toCoinSize: '0.0003',
    parts: [
      { fromCoin: 'USDT', fromCoinSize: '9', toCoinSize: '0.0001', usdtValue: '9' },
      { fromCoin: 'ETH', fromCoinSize: '0.003', toCoinSize: '0.0002', usdtValue: '9' },
    ],
    left: [{ fromCoin: 'SOL', fromCoinSize: '1', toCoinSize: '0', error: 'noLiquidity' }],
    validMs: 8000,
    expireTime: 1,
  };
  const parts = [
    { fromCoin: 'USDT', fromCoinSize: '9', toCoinSize: '0.0001', error: null },
    { fromCoin: 'ETH', fromCoinSize: '0.003', toCoinSize: '0', error: 'convertPriceMoved' },
  ];
  const sent = show(<DustTab {...tools} />, { 'v1/spot/convert/dust': sweep, 'v1/spot/convert/trade': taken(parts, '0.0001') });
  fireEvent.click(button('50 USDT'));
  fireEvent.click(button('Preview'));
  const dialog = within(await screen.findByRole('dialog'));
  expect(asked(sent, 'dust')[0]?.request).toEqual({ toCoin: 'USDT', below: '50' });
  expect(dialog.getAllByRole('listitem')).toHaveLength(2);
  expect(dialog.getByText('SOL')).toBeDefined();
  fireEvent.click(dialog.getByRole('button', { name: 'Convert' }));
  expect(await screen.findByText('1 of 2 coins converted')).toBeDefined();
  expect(screen.getByRole('listitem').textContent).toContain('ETH');
});

test('an order: the rate from the market, what it brings at least, and that the market pays it already', async () => {
  const placed = { orderId: '7', clientOid: 'c', minSize: '0.002525', expireTime: 1 };
  const sent = show(<LimitTab {...tools} />, { 'v1/spot/convert/rate': rate, 'v1/spot/convert/order/place': placed });
  type('250');
  fireEvent.click(await screen.findByRole('button', { name: 'Market rate' }));
  expect(screen.getByText('The market rate is already better. The order fills immediately.')).toBeDefined();
  fireEvent.click(button('+1%'));
  expect(screen.getByText('1.00% above the market rate')).toBeDefined();
  expect(screen.getByRole('status').textContent).toBe('0.002525');
  fireEvent.change(screen.getByRole('combobox', { name: 'Expires in' }), { target: { value: '7' } });
  fireEvent.click(button('Place order'));
  await waitFor(() => expect(asked(sent, 'order/place')).toHaveLength(1));
  expect(asked(sent, 'order/place')[0]?.request).toMatchObject({
    fromCoin: 'USDT',
    toCoin: 'BTC',
    fromCoinSize: '250',
    limitPrice: '0.0000101',
    days: 7,
  });
  await waitFor(() => expect(amountField()).toHaveProperty('value', ''));
});

/** Nobody answers, however often it is asked. */
const silence = (): object => {
  throw new ApiError('', '');
};
const untilGivenUp = async (): Promise<void> => {
  await act(() => vi.advanceTimersByTimeAsync(5_000));
};

test('an order that nobody answered goes out again under the same name: it stands once', async () => {
  const sent = show(<LimitTab {...tools} />, { 'v1/spot/convert/rate': rate, 'v1/spot/convert/order/place': silence });
  type('250');
  fireEvent.click(await screen.findByRole('button', { name: '+1%' }));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.click(button('Place order'));
  await untilGivenUp();
  expect(screen.getByRole('alert')).toBeDefined();
  fireEvent.click(button('Place order'));
  await untilGivenUp();
  const names = new Set(asked(sent, 'order/place').map(({ request }) => z.parse(z.object({ clientOid: z.string() }), request).clientOid));
  expect(names.size).toBe(1);
  // Another order has another name.
  type('200');
  fireEvent.click(button('Place order'));
  await untilGivenUp();
  expect(
    new Set(asked(sent, 'order/place').map(({ request }) => z.parse(z.object({ clientOid: z.string() }), request).clientOid)).size,
  ).toBe(2);
});

test('a quote that nobody answered is asked about again when its time is over: no second one is taken beside it', async () => {
  const sent = show(market, { ...answers, 'v1/spot/convert/trade': silence });
  type('250');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] });
  fireEvent.click(button('Preview'));
  await act(() => vi.advanceTimersByTimeAsync(1));
  fireEvent.click(button('Convert'));
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(screen.queryByRole('button', { name: 'New quote' })).toBe(null);
  fireEvent.click(button('Convert'));
  await untilGivenUp();
  expect(asked(sent, 'quotedPrice')).toHaveLength(1);
  expect(new Set(asked(sent, 'trade').map(({ request }) => JSON.stringify(request))).size).toBe(1);
});
