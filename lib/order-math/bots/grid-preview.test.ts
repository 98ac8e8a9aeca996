// The preview of a grid before it is started: its orders, its smallest funds, its liquidation, and what is refused.
import { describe, expect, test } from 'vitest';

import { firstGridTerms, type GridTerms } from '#lib/contract/bots/grid/grid-terms.ts';
import { Amount } from '../amounts/amount.ts';
import type { GridMarket } from './grid-market.ts';
import { gridPreview } from './grid-preview.ts';

const spot: GridMarket = {
  baseCoin: 'BTC',
  quoteCoin: 'USDT',
  pricePlace: 2,
  volumePlace: 8,
  minQuantity: '0.00001',
  maxQuantity: '1000',
  minAmount: '5',
  maxAmount: '10000000',
  contract: null,
};
const perpetual: GridMarket = {
  ...spot,
  pricePlace: 1,
  volumePlace: 3,
  minQuantity: '0.001',
  contract: { form: 'linear', tiers: [{ upTo: '1000000', maxLeverage: '100', maintenanceRate: '0.004' }] },
};
const rates = { maker: '0.001', taker: '0.001' };
const contractRates = { maker: '0.0002', taker: '0.0006' };

const terms: GridTerms = {
  ...firstGridTerms,
  lowerPrice: '45000',
  upperPrice: '65000',
  grids: 5,
  quoteInvestment: '23610',
};
const at = (lastPrice: string | null, change: Partial<GridTerms> = {}, market = spot) =>
  gridPreview({ ...terms, ...change }, market, { lastPrice }, market.contract === null ? rates : contractRates);

const orders = (preview: ReturnType<typeof at>) => preview.levels.map(({ price, side, quantity }) => `${price} ${side ?? '-'} ${quantity}`);

describe('spot', () => {
  test('paid in the quote coin: Bybit’s published example, and its coins bought at the start', () => {
    const preview = at('54000');
    expect(preview.problems).toEqual([]);
    expect(orders(preview)).toEqual([
      '45000 buy 0.08795882',
      '49000 buy 0.08795882',
      '53000 buy 0.08795882',
      '57000 - 0',
      '61000 sell 0.08787086',
      '65000 sell 0.08787086',
    ]);
    expect([preview.openingSide, preview.openingQuantity]).toEqual(['buy', '0.17591764']);
    // 65 ÷ 61 × 0.998001 − 1 and 49 ÷ 45 × 0.998001 − 1.
    expect([preview.profitFrom, preview.profitTo]).toEqual(['0.063443', '0.086712']);
  });

  test('the smallest funds are just enough, and a cent less is not', () => {
    const { minimumQuote } = at('54000');
    const less = new Amount(minimumQuote).minus('0.01').toFixed();
    expect(at('54000', { quoteInvestment: minimumQuote }).problems).toEqual([]);
    expect(at('54000', { quoteInvestment: less }).problems).toEqual([
      { field: 'quoteInvestment', code: 'botInvestmentMinimum', params: { minimum: minimumQuote, coin: 'USDT' } },
    ]);
    // 5 ÷ 45,000 ÷ 0.999 up to eight decimals is 0.00011123; times 147,000 + 2 × 54,000, ÷ 0.95, up.
    expect(minimumQuote).toBe('29.86');
  });

  test('paid in both: nothing is bought at the start', () => {
    const preview = at('54000', { baseInvestment: '0.2', quoteInvestment: '14700' });
    expect([preview.openingSide, preview.openingQuantity, preview.quantity]).toEqual([null, '0', '0.1']);
    expect(preview.levels.at(-1)).toEqual({ price: '65000', side: 'sell', quantity: '0.1' });
  });

  test('paid in coins: those that the buys need are sold', () => {
    // 1 × 54,000 × 0.95 ÷ 255,000; of the coins 147 of 255 parts are sold.
    const preview = at('54000', { baseInvestment: '1', quoteInvestment: '0' });
    expect([preview.quantity, preview.openingSide, preview.openingQuantity]).toEqual(['0.20117647', 'sell', '0.57647058']);
  });

  test('short: the highest level at or below is empty, its coins are sold at the start', () => {
    const preview = at('54000', { direction: 'short', baseInvestment: '1', quoteInvestment: '0' });
    expect(orders(preview)).toEqual([
      '45000 buy 0.19',
      '49000 buy 0.19',
      '53000 - 0',
      '57000 sell 0.19',
      '61000 sell 0.19',
      '65000 sell 0.19',
    ]);
    expect([preview.openingSide, preview.openingQuantity]).toEqual(['sell', '0.38']);
  });

  test('infinity: coins of one value at every level, the lower price’s share of the money', () => {
    const change = {
      upperPrice: null,
      spacing: 'geometric',
      grids: 0,
      intervalRate: '0.1',
      lowerPrice: '50',
      quoteInvestment: '1000',
    } as const;
    const preview = at('100', change);
    expect(preview.problems).toEqual([]);
    expect(preview.levels.slice(0, 3).map(({ price }) => price)).toEqual(['50', '55', '60.5']);
    // 950 × 50 ÷ 100 = 475 of value; 475 ÷ 50 − 475 ÷ 55.
    expect(preview.quantity).toBe('0.86363636');
    const first = preview.levels.findIndex(({ side }) => side === null);
    // 73.205 is 73.21; from there 80.53, 88.58, 97.44, 107.18: the first at or above 100.
    expect(preview.levels[first]?.price).toBe('107.18');
    expect(preview.openingQuantity).toBe(new Amount(475).dividedBy('107.18').toDecimalPlaces(8, 1).toFixed());
  });
});

describe('contracts', () => {
  const small = { lowerPrice: '90', upperPrice: '110', grids: 4, quoteInvestment: '1000', leverage: 5 } as const;

  test('long: the published case has 39 levels in its position', () => {
    const change = { lowerPrice: '50000', upperPrice: '100000', grids: 50, quoteInvestment: '5000', leverage: 2 } as const;
    const preview = at('60100', change, perpetual);
    expect(preview.problems).toEqual([]);
    expect(preview.levels.filter(({ side }) => side === 'buy').map(({ price }) => price)).toHaveLength(11);
    expect(preview.levels.findIndex(({ side }) => side === null)).toBe(11);
    expect(new Amount(preview.openingQuantity).dividedBy(preview.quantity).toFixed()).toBe('39');
  });

  test('the worst case of a long: bought at 100 twice, at 95 and at 90', () => {
    const preview = at('100', small, perpetual);
    // Fees are in money on both sides: (110 × 0.9998 − 105 × 1.0002) ÷ 105 and (95 × 0.9998 − 90 × 1.0002) ÷ 90.
    expect([preview.profitFrom, preview.profitTo]).toEqual(['0.047209', '0.055144']);
    // 1,000 × 0.95 ÷ (385 × (1 ÷ 5 + 0.0012) + 25): at 90 the one at 95 has lost 5, those at 100 have lost 10 each.
    expect(preview.quantity).toBe('9.271');
    const held = new Amount(preview.quantity).times(4);
    const cost = new Amount(preview.quantity).times(385);
    const price = cost.minus(1000).dividedBy(held.times(new Amount(1).minus('0.004').minus('0.0006')));
    expect(new Amount(preview.liquidationLong ?? 'NaN').minus(price).abs().lessThan('1e-15')).toBe(true);
    expect(preview.liquidationShort).toBeNull();
  });

  test('neutral: opens nothing, and both sides have an end', () => {
    const preview = at('101', { ...small, direction: 'neutral' }, perpetual);
    expect([preview.openingSide, preview.levels.findIndex(({ side }) => side === null)]).toEqual([null, 2]);
    const quantity = new Amount(preview.quantity);
    // Sold at 105 and 110: (215 q + 1,000) ÷ (2 q × 1.0046).
    const price = quantity.times(215).plus(1000).dividedBy(quantity.times(2).times('1.0046'));
    expect(new Amount(preview.liquidationShort ?? 'NaN').minus(price).abs().lessThan('1e-15')).toBe(true);
    expect(new Amount(preview.liquidationLong ?? 'NaN').lessThan(90)).toBe(true);
  });

  test('no position at the start: the side that would need one waits', () => {
    const preview = at('100', { ...small, opensPosition: false }, perpetual);
    expect(preview.levels.map(({ side }) => side)).toEqual(['buy', 'buy', null, null, null]);
  });
});

test.each([
  ['the lower price above the upper one', '54000', { lowerPrice: '70000' }, spot, 'upperPrice', 'gridRangeEmpty'],
  ['a price between two ticks', '54000', { lowerPrice: '45000.001' }, spot, 'lowerPrice', 'invalidPrice'],
  ['a single grid', '54000', { grids: 1 }, spot, 'grids', 'gridCount'],
  ['201 grids', '54000', { grids: 201 }, spot, 'grids', 'gridCount'],
  ['more grids than ticks', '54000', { lowerPrice: '54000', upperPrice: '54000.05', grids: 10 }, spot, 'grids', 'gridTooDense'],
  ['grids that earn less than the fees', '54000', { lowerPrice: '53000', upperPrice: '54000', grids: 20 }, spot, 'grids', 'gridBelowFees'],
  ['a take-profit below the price', '54000', { takeProfitPrice: '53000' }, spot, 'takeProfitPrice', 'botPriceNotAbove'],
  ['a stop-loss above the price', '54000', { stopLossPrice: '55000' }, spot, 'stopLossPrice', 'botPriceNotBelow'],
  ['a stop inside of a moving range', '54000', { moves: true, stopPrice: '60000' }, spot, 'stopPrice', 'botPriceNotAbove'],
  ['leverage on spot', '54000', { leverage: 2 }, spot, 'leverage', 'invalidLeverage'],
  ['neutral on spot', '54000', { direction: 'neutral' }, spot, 'direction', 'invalidField'],
  ['short without coins', '54000', { direction: 'short' }, spot, 'baseInvestment', 'invalidField'],
  ['nothing put in', '54000', { quoteInvestment: '0' }, spot, 'quoteInvestment', 'botInvestmentMinimum'],
  [
    'too much for the market',
    '54000',
    { quoteInvestment: '49000000', takeProfitPrice: null },
    { ...spot, maxQuantity: '1' },
    'quoteInvestment',
    'quantityAboveMaximum',
  ],
  [
    'more than can be counted',
    '54000',
    { quoteInvestment: '51000000' },
    { ...spot, maxAmount: '1000000000' },
    'quoteInvestment',
    'amountAboveMaximum',
  ],
  ['no price yet', null, {}, spot, 'lowerPrice', 'noWatchedPrice'],
  ['more leverage than there is', '54000', { leverage: 101 }, perpetual, 'leverage', 'invalidLeverage'],
  ['a larger position than the leverage allows', '54000', { leverage: 100, quoteInvestment: '490000' }, perpetual, 'leverage', 'riskLimit'],
  [
    'a contract that is margined in its coin',
    '54000',
    {},
    { ...perpetual, contract: { form: 'inverse', tiers: [] } },
    'direction',
    'marketWithoutBots',
  ],
  ['infinity of contracts', '54000', { upperPrice: null, grids: 0 }, perpetual, 'upperPrice', 'invalidField'],
  [
    'infinity above the price',
    '54000',
    { upperPrice: null, grids: 0, spacing: 'geometric', intervalRate: '0.01', lowerPrice: '60000' },
    spot,
    'lowerPrice',
    'gridBelowPrice',
  ],
  [
    'infinity from the price on',
    '54000',
    { upperPrice: null, grids: 0, spacing: 'geometric', intervalRate: '0.01', lowerPrice: '54000' },
    spot,
    'lowerPrice',
    'gridBelowPrice',
  ],
  [
    'infinity in too small steps',
    '54000',
    { upperPrice: null, grids: 0, spacing: 'geometric', intervalRate: '0.0001' },
    spot,
    'intervalRate',
    'gridInterval',
  ],
] as const)('%s is refused', (_, price, change, market, field, code) => {
  const found = at(price, change, market).problems.map((problem) => [problem.field, problem.code]);
  expect(found).toContainEqual([field, code]);
});
