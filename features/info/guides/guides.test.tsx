// The guides as a reader without scripts gets them: whole, with the numbers that the exchange has now.
import { NextIntlClientProvider, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';

import { sampleContract, sampleTicker } from '#features/futures/sample-contract.ts';
import { sampleMarket } from '#features/spot/ticket/form/sample-market.ts';
import { english } from '#lib/i18n/catalogues.ts';
import arabic from '#locales/ar/guides.json' with { type: 'json' };
import type { InfoSection } from '../frame/info-page.tsx';
import { futuresSections } from './futures-guide.tsx';
import { liquidationSections } from './liquidation-guide.tsx';
import { liveContractOf } from './live-contract.ts';
import { marginGuideSections } from './margin-guide.tsx';
import { orderSections } from './order-guide.tsx';
import { profitFigures } from './profit-figures.ts';
import { profitSections } from './profit-guide.tsx';
import { liveSpotOf } from './spot-examples.ts';
import { spotRulesSections } from './spot-rules-guide.tsx';

vi.mock('#lib/i18n/page-link.tsx', () => ({
  PageLink: ({ href, children }: { readonly href: string; readonly children: ReactNode }) => <a href={href}>{children}</a>,
}));

const markets = [sampleContract({ fundingIntervalMs: 14_400_000 })];
const tickers = [sampleTicker('BTCUSDT_UMCBL', '80000')];
const limits = { openOrderLimit: 213, openPlanLimit: 97, batchLimit: 41, minCallbackRate: '0.001', maxCallbackRate: '0.05' };

/** The markup of a page's sections, as the server writes it. */
function drawn<Name extends Parameters<typeof useTranslations>[0] & `guides.${string}`>(
  namespace: Name,
  sections: (t: ReturnType<typeof useTranslations<Name>>) => readonly InfoSection[],
): string {
  const Sections = () => sections(useTranslations(namespace)).map(({ id, body }) => <section key={id}>{body}</section>);
  return renderToStaticMarkup(
    <NextIntlClientProvider locale="en-US" messages={english} timeZone="UTC">
      <Sections />
    </NextIntlClientProvider>,
  );
}

test('futures: the contract with its prices, and funding by its own interval', () => {
  const page = drawn('guides.futures', (t) => futuresSections({ markets, tickers }, t));
  expect(page).toContain('href="/futures/usdt/BTCUSDT"');
  expect(page).toContain('80,000.0');
  expect(page).toContain('4 hours');
  expect(page).toContain('href="/futures?calculator=pnl&amp;contract=BTCUSDT');
});

test('margin: another rate of a tier is another maintenance margin on the page', () => {
  const shown = (maintenanceRate: string): string => {
    const market = sampleContract({ tiers: [{ upTo: '200000', maxLeverage: '150', maintenanceRate }] });
    return drawn('guides.margin', (t) => marginGuideSections(liveContractOf([market], tickers), t));
  };
  // 8,000 × 0.0046 and 8,000 × 0.0086.
  expect(shown('0.004')).toContain('36.8');
  expect(shown('0.008')).toContain('68.8');
  expect(shown('0.008')).not.toContain('36.8');
});

test('liquidation: price, fund and steps; without a mark price what needs none', () => {
  const fund = [{ coin: 'USDT', amount: '1234567.891' }];
  const page = drawn('guides.liquidation', (t) => liquidationSections(liveContractOf(markets, tickers), fund, t));
  // 7,600 ÷ 0.09954
  expect(page).toContain('76,351.2');
  expect(page).toContain('1,234,567.89');
  const unknown = drawn('guides.liquidation', (t) => liquidationSections(null, fund, t));
  expect(unknown).toContain('1,234,567.89');
  expect(unknown).not.toContain('<math');
});

test('orders and spot rules: the limits that the exchange tells', () => {
  const orders = drawn('guides.orders', (t) => orderSections({ limits, market: sampleContract() }, t));
  for (const limit of ['213', '97', '41', '0.10% – 5.00%', '±5.00%']) expect(orders).toContain(limit);
  const pair = { ...sampleMarket, takerFeeRate: '0.0013' };
  const live = liveSpotOf([pair], [sampleTicker('BTCUSDT', '50000')]);
  const rules = drawn('guides.spotRules', (t) => spotRulesSections({ markets: [pair], live, limits }, t));
  for (const limit of ['0.13%', '213', '97', '41']) expect(rules).toContain(limit);
});

test('profit: the days since when is counted, and a calculator that is filled in', () => {
  const live = liveSpotOf([sampleMarket], [sampleTicker('BTCUSDT', '50000')]);
  const page = drawn('guides.profit', (t) => profitSections(live, t));
  expect(page).toContain('2023-08-28');
  expect(page).toContain('2024-09-19');
  expect(page).toContain('value="0.02"');
});

test('the calculator: cost, breakeven, gain, and profit of what is sold and what is left', () => {
  const draft = { bought: '2', paid: '100', sold: '1', received: '80', price: '60' };
  // 80 received and 60 left, for 100.
  expect(profitFigures(draft)).toEqual({ cost: '50', breakeven: '20', gain: '0.2', profit: '40' });
  expect(profitFigures({ ...draft, received: '0', price: '30' })?.profit).toBe('-70');
  expect(profitFigures({ ...draft, sold: '2' })?.breakeven).toBeNull();
  expect(profitFigures({ ...draft, sold: '2.1' })).toBeNull();
  expect(profitFigures({ ...draft, price: '' })).toBeNull();
});

test('Arabic says as much as English', () => {
  const keys = (texts: object): string[] =>
    Object.entries(texts).flatMap(([key, text]) => (typeof text === 'string' ? [key] : keys(text).map((inner) => `${key}.${inner}`)));
  expect(keys(arabic).toSorted()).toEqual(keys(english.guides).toSorted());
});
