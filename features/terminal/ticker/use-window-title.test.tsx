// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, expect, test } from 'vitest';

import { UserContext } from '#lib/session/user.ts';
import texts from '#locales/en-US/desk.json' with { type: 'json' };
import { sampleMarket } from '#components/trading/sample-market.ts';
import { useWindowTitle } from './use-window-title.ts';

type TitleProps = { readonly price: string; readonly businessLine?: number; readonly panel?: string };

function Title({ price, businessLine = 1, panel }: TitleProps) {
  useWindowTitle({ ...sampleMarket, businessLine }, price, panel);
  return null;
}
const messages = { desk: texts };
const page = (price: string, businessLine = 1, panel = {}) => (
  <NextIntlClientProvider locale="en-US" messages={messages} timeZone="UTC">
    <Title price={price} businessLine={businessLine} {...panel} />
  </NextIntlClientProvider>
);
const plain = (): string => document.title.replaceAll(/[\u2066-\u2069]/g, '');

afterEach(cleanup);

test('price and pair, with the way that the price went last', () => {
  const { rerender } = render(page('100.00'));
  expect(plain()).toBe('100.00 BTC/USDT · Meridian');
  rerender(page('101.00'));
  expect(plain()).toBe('▲ 101.00 BTC/USDT · Meridian');
  rerender(page('1,100.00'));
  rerender(page('1,100.00'));
  expect(plain()).toBe('▲ 1,100.00 BTC/USDT · Meridian');
  rerender(page('999.00'));
  expect(plain()).toBe('▼ 999.00 BTC/USDT · Meridian');
});

test('the demo world is in the title', () => {
  render(page('100.00', 8));
  expect(plain()).toBe('100.00 BTC/USDT · Demo · Meridian');
});

test.each([
  [true, '100.00 BTC/USDT · Demo · Meridian'],
  [false, '100.00 BTC/USDT · Meridian'],
])('so it is over a live market for who trades with demo money: %s', (inDemo, title) => {
  render(<UserContext value={{ userId: '1', userName: 'me', inDemo }}>{page('100.00')}</UserContext>);
  expect(plain()).toBe(title);
});

test('a window of one panel names it', () => {
  render(page('100.00', 1, { panel: 'Order book' }));
  expect(plain()).toBe('100.00 BTC/USDT · Order book · Meridian');
});
