// @vitest-environment jsdom
// The front page as whoever has no account meets it: the desk as the server saw it, the ways in, and examples with their figures.
import { cleanup, render, screen, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';

import home from '#locales/en-US/home.json' with { type: 'json' };
import leaderRecords from '#locales/en-US/leaderRecords.json' with { type: 'json' };
import menus from '#locales/en-US/menus.json' with { type: 'json' };
import security from '#locales/en-US/security.json' with { type: 'json' };
import shell from '#locales/en-US/shell.json' with { type: 'json' };
import terminal from '#locales/en-US/terminal.json' with { type: 'json' };
import { sampleMarket } from '#components/trading/sample-market.ts';
import { ExampleSections } from './examples.tsx';
import type { PicturedMarket } from './picture/pictured-market.ts';
import { VisitorStart } from './visitor-start.tsx';

vi.mock('./site-link.tsx', () => ({ SiteLink: 'a' }));
vi.mock('#lib/i18n/page-link.tsx', () => ({ PageLink: 'a' }));
// As long as its code is not here.
vi.mock('./picture/moving-desk.tsx', () => new Promise(() => undefined));
afterEach(cleanup);

const show = (part: ReactNode) =>
  render(
    <NextIntlClientProvider
      locale="en-US"
      messages={{ home, leaderRecords, menus, security, shell, terminal }}
      timeZone="UTC"
      onError={(error) => expect.fail(error.message)}
    >
      {part}
    </NextIntlClientProvider>,
  );

const pictured: PicturedMarket = {
  market: sampleMarket,
  ticker: {
    symbol: sampleMarket.symbol,
    lastPrice: '99.50',
    openPrice: '100',
    highPrice: '101',
    lowPrice: '98',
    changeRate: '-0.005',
    baseVolume: '10',
    quoteVolume: '1000',
    bestBid: '99.00',
    bestAsk: '100.00',
    indexPrice: null,
    timeMs: 0,
  },
  book: { bids: [['99.00', '1.000']], asks: [['100.00', '0.250']] },
  trades: [
    { tradeId: '2', symbol: sampleMarket.symbol, price: '99.50', quantity: '0.125', takerSide: 'buy', timeMs: 2 },
    { tradeId: '1', symbol: sampleMarket.symbol, price: '99.40', quantity: '0.500', takerSide: 'sell', timeMs: 1 },
  ],
  bars: [
    { timeMs: 0, open: 98, high: 100, low: 98, close: 99, volume: 4 },
    { timeMs: 900_000, open: 99, high: 101, low: 99, close: 99.4, volume: 2 },
  ],
};

test('the desk is drawn with what the server saw, and leads to the desk', () => {
  show(<VisitorStart pictured={pictured} demo={null} />);
  const picture = screen.getByRole('region', { name: sampleMarket.displayName });
  expect(within(picture).getByRole('link', { name: 'Open the terminal' }).getAttribute('href')).toBe(`/spot/${sampleMarket.symbol}`);
  const texts = [...picture.querySelectorAll('li')].map((line) => line.textContent).filter((text) => text !== '');
  expect(texts).toEqual(['100.000.250', '99.001.000', '99.500.125', '99.400.500']);
  expect(picture.querySelectorAll('svg g')).toHaveLength(2);
});

test('without a market there is a way to the desk all the same; without a demo, none to it', () => {
  show(<VisitorStart pictured={null} demo={null} />);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/register', '/spot/BTCUSDT']);
  expect(screen.queryByRole('heading', { name: 'Demo trading' })).toBeNull();
  expect(screen.getByText('npm ci && npm start')).toBeTruthy();
});

test('an example tells its figures; what is not known has no section, and a figure that is not there yet none', () => {
  const copies = {
    name: 'Lead traders',
    href: '/copy-trading/futures',
    rows: [
      { name: 'Median lead trader', figure: '-0.0379', unit: 'share' as const },
      { name: 'Median copiers’ return', figure: null, unit: 'share' as const },
    ],
  };
  show(<ExampleSections returns={null} strategy={null} copies={copies} />);
  const section = screen.getByRole('region', { name: 'Copiers’ results' });
  expect(
    within(section)
      .getAllByRole('definition')
      .map((figure) => figure.textContent?.replaceAll(/[\u2066-\u2069]/g, '')),
  ).toEqual(['-3.79%', '—']);
  expect(screen.queryByRole('region', { name: 'Results you can check' })).toBeNull();
  expect(within(screen.getByRole('region', { name: 'Available languages' })).getAllByRole('link')).toHaveLength(23);
});
