// Listing assets and markets, opening accounts, deposits and reference prices: each once, each sound, or refused by name.
import { expect, test } from 'vitest';

import type { Command } from '#server/engine/command.ts';
import { lots, ticks, units } from '#server/engine/units.ts';
import { scriptedRules, openScriptedVenue } from '#tests/simulation/scripted-venue.ts';

const listMarket = (change: Partial<typeof scriptedRules>): Command => ({
  type: 'list-market',
  rules: { ...scriptedRules, marketId: 1, symbol: 'OTHER', ...change },
});
const deposit = (amount: bigint, reference: string, change: { accountId?: number; assetId?: number } = {}): Command => ({
  type: 'credit-deposit',
  accountId: 1000,
  assetId: 1,
  units: units(amount),
  reference,
  ...change,
});

const refusals: readonly (readonly [what: string, command: Command, reason: string])[] = [
  ['an asset twice', { type: 'list-asset', assetId: 0, code: 'COIN', decimals: 0 }, 'asset-exists'],
  ['an asset of 300 decimals', { type: 'list-asset', assetId: 5, code: 'X', decimals: 300 }, 'unknown-asset'],
  ['an asset without a name', { type: 'list-asset', assetId: 5, code: '', decimals: 2 }, 'unknown-asset'],
  ['asset number 128', { type: 'list-asset', assetId: 128, code: 'X', decimals: 2 }, 'unknown-asset'],
  ['a market twice', listMarket({ marketId: 0 }), 'market-exists'],
  ['a market of an unknown asset', listMarket({ baseAssetId: 9 }), 'unknown-asset'],
  ['a coin against itself', listMarket({ baseAssetId: 1 }), 'invalid-market-rules'],
  ['a lot of half a coin', listMarket({ lotUnits: 0.5 }), 'invalid-market-rules'],
  ['a fee of everything', listMarket({ takerFeePpm: 1_000_000 }), 'invalid-market-rules'],
  ['a negative fee', listMarket({ makerFeePpm: -1 }), 'invalid-market-rules'],
  ['quantities beyond every integer', listMarket({ maxQuantityLots: lots(2 ** 52), lotUnits: 4 }), 'invalid-market-rules'],
  ['notionals beyond every integer', listMarket({ maxNotionalUnits: units(2n ** 53n) }), 'invalid-market-rules'],
  ['an account twice', { type: 'open-account', accountId: 1000, kind: 'user' }, 'account-exists'],
  ['a second purse for fees', { type: 'open-account', accountId: 7, kind: 'fees' }, 'account-exists'],
  ['a second outside world', { type: 'open-account', accountId: 7, kind: 'outside' }, 'account-exists'],
  ['account number −1', { type: 'open-account', accountId: -1, kind: 'user' }, 'unknown-account'],
  ['a deposit of nothing', deposit(0n, 'a'), 'invalid-amount'],
  ['a negative deposit', deposit(-5n, 'a'), 'invalid-amount'],
  ['a deposit beyond every integer', deposit(2n ** 53n, 'a'), 'invalid-amount'],
  ['a deposit without a reference', deposit(5n, ''), 'invalid-amount'],
  ['a reference of 129 characters', deposit(5n, 'x'.repeat(129)), 'invalid-amount'],
  ['a deposit for nobody', deposit(5n, 'a', { accountId: 4040 }), 'unknown-account'],
  ['a deposit of an unknown asset', deposit(5n, 'a', { assetId: 9 }), 'unknown-asset'],
  ['a reference price of an unknown market', { type: 'set-reference-price', marketId: 9, priceTicks: ticks(1) }, 'unknown-market'],
  ['a reference price of nothing', { type: 'set-reference-price', marketId: 0, priceTicks: ticks(0) }, 'invalid-price'],
];

test.each(refusals)('refused: %s', (_, command, reason) => {
  const venue = openScriptedVenue();
  const hash = venue.exchange.stateHash();
  const { reply, record } = venue.apply(command);
  expect(reply).toMatchObject({ ok: false, reason });
  expect(record.events).toEqual([]);
  expect(venue.exchange.stateHash()).toBe(hash);
});

test('a deposit is credited once, whoever repeats it', () => {
  const venue = openScriptedVenue();
  expect(venue.apply(deposit(5n, 'chain:tx:0')).reply.ok).toBe(true);
  expect(venue.holds('ann')).toBe('1000+0 COIN, 100005+0 CASH');
  expect(venue.apply(deposit(5n, 'chain:tx:0')).reply).toMatchObject({ ok: false, reason: 'deposit-already-credited' });
  expect(venue.apply(deposit(9n, 'chain:tx:0', { accountId: 1001 })).reply).toMatchObject({
    ok: false,
    reason: 'deposit-already-credited',
  });
  expect(venue.holds('ann')).toBe('1000+0 COIN, 100005+0 CASH');
  expect(venue.exchange.checkInvariants()).toEqual([]);
});

test('the house may hold more than a safe integer', () => {
  const venue = openScriptedVenue();
  for (let turn = 0; turn < 10; turn += 1) venue.apply(deposit(9_000_000_000_000_000n, `fund:${turn}`, { accountId: 2 }));
  expect(venue.holds('maker')).toBe('1000+0 COIN, 90000000000100000+0 CASH');
  expect(venue.exchange.checkInvariants()).toEqual([]);
});
