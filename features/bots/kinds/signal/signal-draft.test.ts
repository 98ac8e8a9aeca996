// The form of a signal bot: its texts lead to terms, and its address to the same draft.
import { expect, test } from 'vitest';

import { sampleMarket } from '#components/trading/sample-market.ts';
import { signalKinds } from './signal-kinds.ts';
import { signalDraft, type SignalDraft } from './signal-draft.ts';

const kind = signalKinds.signal;
const first: SignalDraft = { ...signalDraft.first(kind, '100', sampleMarket), symbols: ['BTCUSDT_UMCBL', 'ETHUSDT_UMCBL'] };
const filled: SignalDraft = {
  ...first,
  direction: 'short',
  texts: { investment: '1000', leverage: '5', size: '10', maxPosition: '2000', takeProfitRate: '5', stopLossRate: '2.5' },
};

test('what is filled in comes to terms, rates as shares', () => {
  expect(signalDraft.read(filled, kind)).toEqual({
    direction: 'short',
    investment: '1000',
    leverage: 5,
    marginMode: 'isolated',
    defaultSize: { investmentType: 'percentage_investment', amount: '10' },
    maxPosition: '2000',
    entries: 'single',
    limitOrders: true,
    takeProfitRate: '0.05',
    stopLossRate: '0.025',
    sellsAtEnd: true,
  });
});

test('spot is bought first, without leverage', () => {
  expect(signalDraft.read({ ...filled, symbols: ['BTCUSDT_SPBL'] }, kind)).toMatchObject({ direction: 'long', leverage: 1 });
});

test('an address brings the same draft back, with its markets', () => {
  expect(signalDraft.fromAddress(signalDraft.toAddress(filled), first)).toEqual(filled);
  expect(signalDraft.fromAddress(new URLSearchParams('symbols=%3Cscript%3E,BTCUSDT_SPBL'), first).symbols).toEqual(['BTCUSDT_SPBL']);
});

test('terms come back as they were filled in', () => {
  const terms = signalDraft.read(filled, kind);
  expect(terms === null ? null : signalDraft.ofTerms(terms, first, false)).toEqual(filled);
});

test.each([
  ['a size that is missing', { size: '' }],
  ['leverage that is no number', { leverage: 'x' }],
  ['a stop that is no number', { stopLossRate: 'x' }],
])('there are no terms with %s', (_, texts) => {
  expect(signalDraft.read({ ...filled, texts: { ...filled.texts, ...texts } }, kind)).toBeNull();
});
