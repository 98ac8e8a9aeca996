// The sizes of a signal bot before its start, and what stands against its terms.
import { expect, test } from 'vitest';

import { firstSignalTerms, type SignalTerms } from '#lib/contract/bots/signal/signal-terms.ts';
import golden from '#tests/golden/bots-signal.json' with { type: 'json' };
import { signalEntryValue, signalPreview, type SignalMarket } from './signal-preview.ts';

const terms: SignalTerms = {
  ...firstSignalTerms,
  investment: '1000',
  leverage: 10,
};

const market = (symbol: string, more: Partial<SignalMarket['sizes']> = {}): SignalMarket => ({
  symbol,
  lastPrice: '100',
  sizes: {
    baseCoin: 'COIN',
    quoteCoin: 'USDT',
    tickSize: '0.01',
    lotSize: '0.1',
    minQuantity: '0.1',
    maxQuantity: '100000',
    minAmount: '5',
    maxAmount: '1000000',
    form: 'linear',
    tiers: [
      { upTo: '5000', maxLeverage: '20', maintenanceRate: '0.01' },
      { upTo: '100000', maxLeverage: '5', maintenanceRate: '0.02' },
    ],
    ...more,
  },
});
const { form: _form, tiers: _tiers, ...ofSpot } = market('S').sizes;
const spot: SignalMarket = { ...market('S'), sizes: ofSpot };

test.each(golden)('$id: a margin times leverage, and a share of the investment', ({ inputs, expected }) => {
  const told = { ...terms, investment: String(inputs.totalInvestment), leverage: inputs.leverage };
  const valueOf = (investmentType: 'margin' | 'percentage_investment' | 'contract', amount: number) =>
    signalEntryValue({ investmentType, amount: String(amount) }, told, '37')?.toNumber();
  expect(valueOf('margin', inputs.margin)).toBe(expected.notional);
  expect(valueOf('percentage_investment', inputs.pct)).toBe(expected.marginFromPct * inputs.leverage);
  // Coins cost what they cost, whatever stands behind them.
  expect(valueOf('contract', 2)).toBe(74);
});

test('without a size one market takes all, several take half each, and a limit holds', () => {
  const one = signalPreview({ ...terms, leverage: 5 }, [market('A')]);
  expect(one).toEqual({
    problems: [],
    entries: [{ symbol: 'A', price: '100', quantity: '50', value: '5000', margin: '1000' }],
  });
  const two = signalPreview({ ...terms, leverage: 5, maxPosition: '1234' }, [market('A'), market('B')]);
  expect(two.entries.map(({ value }) => value)).toEqual(['1230', '1230']);
});

test.each([
  ['no market', terms, [], 'symbols'],
  ['one market twice', terms, [market('A'), market('A')], 'symbols'],
  ['another margin coin', terms, [market('A'), market('B', { quoteCoin: 'USDC' })], 'symbols'],
  ['a coin-margined contract', terms, [market('A', { form: 'coin' })], 'symbols'],
  ['more leverage than the size allows', terms, [market('A')], 'leverage'],
  [
    'less than the least order',
    { ...terms, defaultSize: { investmentType: 'margin', amount: '0.1' } as const },
    [market('A')],
    'defaultSize',
  ],
  [
    'a share of the position',
    { ...terms, defaultSize: { investmentType: 'percentage_position', amount: '5' } as const },
    [market('A')],
    'defaultSize',
  ],
  ['a stop beyond all of the price', { ...terms, stopLossRate: '1' }, [market('A')], 'stopLossRate'],
  ['no investment', { ...terms, investment: '0' }, [market('A')], 'investment'],
  ['a short of spot', { ...terms, leverage: 1 }, [spot], 'direction'],
])('%s is named', (_, changed, markets, field) => {
  expect(signalPreview(changed, markets).problems.map((problem) => problem.field)).toContain(field);
});
