// The risk of a whole account, worked out by hand: two cross positions, an isolated one, both sides of a market, other prices.
import { describe, expect, test } from 'vitest';

import { type AccountTerms, accountRisk, freeMargin, resultAtPrice, type RiskMarket, type RiskPosition } from './account-risk.ts';

const market = (symbolId: string, markPrice: string, more: Partial<RiskMarket> = {}): RiskMarket => ({
  symbolId,
  contract: { settle: 'quote' },
  markPrice,
  tiers: [
    { upTo: '100000', maxLeverage: '100', maintenanceRate: '0.004' },
    { upTo: '1000000', maxLeverage: '50', maintenanceRate: '0.01' },
  ],
  takerFeeRate: '0.0006',
  liquidationFeeRate: '0.0006',
  ...more,
});

const position = (symbolId: string, holdSide: 'long' | 'short', size: string, entryPrice: string): RiskPosition => ({
  symbolId,
  holdSide,
  marginMode: 'cross',
  size,
  entryPrice,
  leverage: '10',
  margin: '0',
});

const account: AccountTerms = {
  balance: '1000',
  positions: [
    position('BTC', 'long', '0.1', '50000'),
    position('ETH', 'short', '2', '3000'),
    { ...position('SOL', 'long', '10', '100'), marginMode: 'isolated', margin: '100' },
  ],
  markets: [market('BTC', '51000'), market('ETH', '3100'), market('SOL', '95')],
};

const near = (text: string | null | undefined, value: number): void => expect(Number(text)).toBeCloseTo(value, 8);

describe('cross and isolated beside each other', () => {
  const risk = accountRisk(account);
  const [btc, eth, sol] = risk?.positions ?? [];

  test('the account: what the cross positions have gained, and what they need', () => {
    // 1,000 + 100 − 200; 5,100 × 0.0046 + 6,200 × 0.0046; 510 + 620.
    expect(risk?.account).toMatchObject({ equity: '900', unrealizedPnl: '-100', maintenanceMargin: '51.98', initialMargin: '1130' });
    near(risk?.account.ratio, 51.98 / 900);
  });

  test('of a unified account cross positions bind the fee of their closing, and returns are counted on that', () => {
    const unified = accountRisk({ ...account, isUnified: true });
    // 5,100 × (0.1 + 0.0006) and 6,200 × (0.1 + 0.0006); isolated ones are as they were.
    expect(unified?.account).toEqual({ ...risk?.account, initialMargin: '1136.78' });
    expect(unified?.positions.map(({ initialMargin }) => initialMargin)).toEqual(['513.06', '623.72', '100']);
    near(unified?.positions[0]?.returnRate, 100 / 513.06);
  });

  test('a cross position stands on the balance and on what the others have to spare', () => {
    expect(btc).toMatchObject({ value: '5100', unrealizedPnl: '100', initialMargin: '510', maintenanceMargin: '23.46', tier: 1 });
    near(btc?.returnRate, 100 / 510);
    near(btc?.marginRatio, 51.98 / 900);
    // 771.48 + 0.1 × (p − 50,000) = 0.1 × p × 0.0046
    near(btc?.liquidationPrice, 4228.52 / 0.09954);
    // Its share of 900 is 900 × 5,100 ÷ 11,300: share + 0.1 × (p − 51,000) = 0.1 × p × 0.0006
    near(btc?.bankruptcyPrice, (5100 - (900 * 5100) / 11_300) / 0.09994);
    // 1,076.54 − 2 × (p − 3,000) = 2 × p × 0.0046
    near(eth?.liquidationPrice, 7076.54 / 2.0092);
    near(eth?.returnRate, -200 / 620);
  });

  test('an isolated one on its own margin alone', () => {
    expect(sol).toMatchObject({ value: '950', unrealizedPnl: '-50', initialMargin: '100', returnRate: '-0.5', maintenanceMargin: '4.37' });
    near(sol?.marginRatio, 4.37 / 50);
    near(sol?.liquidationPrice, 900 / (10 * 0.9954));
    near(sol?.bankruptcyPrice, 900 / (10 * 0.9994));
  });

  test('at another price the gain is another, on the same margin', () => {
    if (btc === undefined) throw new Error('no position');
    expect(resultAtPrice(btc, { settle: 'quote' }, '55100')).toEqual({ unrealizedPnl: '510', returnRate: '1' });
    expect(resultAtPrice(btc, { settle: 'quote' }, '')).toBeNull();
    expect(resultAtPrice({ ...btc, initialMargin: '0' }, { settle: 'quote' }, '55100')).toBeNull();
  });

  test('what is left for something new', () => {
    if (risk === null) throw new Error('no risk');
    // 900 of equity do not cover 1,130 of initial margin.
    expect(freeMargin(risk, '0')).toBe('0');
    const rich = accountRisk({ ...account, balance: '2000' });
    expect(rich === null ? null : freeMargin(rich, '70.5')).toBe('699.5');
  });
});

test('two sides of a market: one liquidation price, the maintenance of the larger', () => {
  const both = accountRisk({
    ...account,
    balance: '500',
    positions: [position('BTC', 'long', '0.3', '50000'), position('BTC', 'short', '0.1', '52000')],
  });
  // Long 300, short 100; 15,300 × 0.0046.
  expect(both?.account).toMatchObject({ equity: '900', maintenanceMargin: '70.38', initialMargin: '1530' });
  // 500 + 0.3 × (p − 50,000) − 0.1 × (p − 52,000) = 0.3 × p × 0.0046
  const at = (15_000 - 5200 - 500) / (0.2 - 0.00138);
  near(both?.positions[0]?.liquidationPrice, at);
  near(both?.positions[1]?.liquidationPrice, at);
});

test('the second tier: slice by slice', () => {
  const large = accountRisk({ ...account, balance: '30000', positions: [position('BTC', 'long', '4', '50000')] });
  // 100,000 × 0.0046 + 104,000 × 0.0106
  expect(large?.positions[0]).toMatchObject({ tier: 2, maintenanceMargin: '1562.4' });
});

test('a coin contract: gains through the index, its own price where a price is looked for', () => {
  const coin = market('BTCUSD', '40000', {
    contract: { settle: 'coin', sizeUnit: 'base', marginCoinIndex: '40000', marginCoinIsBase: true },
  });
  const held = accountRisk({ balance: '0.02', positions: [position('BTCUSD', 'long', '0.1', '50000')], markets: [coin] });
  // 0.02 − 1,000 ÷ 40,000 is below zero: nothing is left, no ratio.
  expect(held?.account).toMatchObject({ equity: '-0.005', ratio: null });
  // (0.02 + 0.1) × p − 5,000 = 0.1 × p × 0.0046
  near(held?.positions[0]?.liquidationPrice, 5000 / (0.12 - 0.00046));
});

test('no positions: the balance; unknown contracts and bad numbers: nothing', () => {
  expect(accountRisk({ ...account, positions: [] })?.account).toMatchObject({ equity: '1000', maintenanceMargin: '0', ratio: '0' });
  expect(accountRisk({ ...account, markets: [] })).toBeNull();
  expect(accountRisk({ ...account, balance: '' })).toBeNull();
  expect(accountRisk({ ...account, positions: [position('BTC', 'long', '0', '50000')] })).toBeNull();
});
