// Converting out of a unified account: what contracts stand on stays. Bitcoin at 10,000 dollars; numbers as in unified.test.ts.
import { describe, expect, test } from 'vitest';

import { AccountMode, Side } from '#lib/contract/enums.ts';
import { convertOpening } from '#tests/simulation/convert/convert-venue.ts';
import { ann, btc, dollars, eth, openLendingVenue, usdt } from '#tests/simulation/lending/open-lending-venue.ts';
import { perpetuals, unifiedOpening } from '#tests/simulation/unified/unified-venue.ts';
import { ticks, units } from '../units.ts';

const nowMs = 1_700_000_000_000;

/** A unified account with a long of so many thousandths of a bitcoin, and 1,000 dollars and nothing else behind it. */
function openUnified(mode: AccountMode, size: number) {
  const venue = openLendingVenue(undefined, unifiedOpening);
  for (const command of convertOpening()) expect(venue.send(command)).toMatchObject({ ok: true });
  for (const price of [9_990, 9_980]) venue.offer(Side.buy, 1_000, price);
  for (const price of [10_010, 10_020]) venue.offer(Side.sell, 1_000, price);
  expect(venue.send({ type: 'switch-account-mode', accountId: ann, mode }).ok).toBe(true);
  venue.offer(Side.sell, size, 10_000, perpetuals.btc);
  expect(venue.order(ann, Side.buy, size, 10_000, { marketId: perpetuals.btc }).ok).toBe(true);
  let taken = 0;
  const keep = (assetId: number, left: bigint): void => {
    const reference = `out:${(taken += 1)}`;
    const amount = units(venue.balance(ann, assetId) - left);
    expect(venue.send({ type: 'reserve-withdrawal', accountId: ann, assetId, units: amount, feeUnits: units(0n), reference }).ok).toBe(
      true,
    );
    expect(venue.send({ type: 'settle-withdrawal', reference }).ok).toBe(true);
  };
  for (const assetId of [btc, eth]) keep(assetId, 0n);
  keep(usdt, dollars(1_000));
  /** Takes the price of converting for so many dollars. */
  const convert = (amount: bigint): string => {
    const [priced] = venue.convertPrices({ assetId: usdt, toAssetId: btc, units: units(amount) });
    const toUnits = units(priced === undefined || 'reason' in priced ? 0n : priced.toUnits);
    const legs = [{ assetId: usdt, units: units(amount), toUnits }];
    const reply = venue.send({
      type: 'convert',
      accountId: ann,
      toAssetId: btc,
      legs,
      expiresMs: nowMs + 60_000,
      reference: `quote:${amount}`,
    });
    venue.sound();
    return reply.ok ? 'done' : reply.reason;
  };
  /** Waits for bitcoin at 9,000 dollars, which is below what it costs. */
  const stand = (amount: bigint): string => {
    const reply = venue.send({
      type: 'place-convert-order',
      accountId: ann,
      assetId: usdt,
      units: units(amount),
      toAssetId: btc,
      toUnits: units(amount / 9_000n),
      expiresMs: nowMs + 60_000,
      clientOid: '',
    });
    venue.sound();
    return reply.ok ? 'done' : reply.reason;
  };
  return { ...venue, convert, stand };
}

describe('basic: each coin stands behind its own contracts', () => {
  // 1,000 × (a twentieth and a fee of 0.06 %) is 50.6: 949.4 are free.
  const free = (dollars(1_000) * 9_494n) / 10_000n;

  test.each(['convert', 'stand'] as const)('as much as is free can be given, and no unit more: %s', (how) => {
    const venue = openUnified(AccountMode.basic, 100);
    expect(venue[how](free + 1n)).toBe('insufficient-balance');
    expect(venue[how](free)).toBe('done');
  });
});

describe('advanced: all coins stand behind all contracts', () => {
  // 19,500 × 5.06 % is 986.7: 13.3 are free. Bitcoin counts 95 %, and the price of converting is above the index: a dollar given costs a little
  // more than five cents of them.
  test('what a conversion costs must be free', () => {
    expect(openUnified(AccountMode.advanced, 1_950).convert(dollars(270))).toBe('margin-not-enough');
    expect(openUnified(AccountMode.advanced, 1_950).convert(dollars(200))).toBe('done');
    // An order for more than it gives costs nothing of them.
    expect(openUnified(AccountMode.advanced, 1_950).stand(dollars(270))).toBe('done');
  });

  test('below what contracts take to open, only what makes it better goes on', () => {
    const mark = { type: 'set-mark-price', marketId: perpetuals.btc, markTicks: ticks(9_980), indexTicks: ticks(9_980) } as const;
    // 1,000 less 39 are less than 19,461 × 5.06 %, which is 984.73.
    const venue = openUnified(AccountMode.advanced, 1_950);
    venue.send(mark);
    expect(venue.convert(dollars(10))).toBe('margin-not-enough');
    // At 9,000 dollars a bitcoin that counts 9,500: 270 become 285.
    expect(venue.stand(dollars(270))).toBe('done');
  });

  test('with little behind contracts all of a coin can go', () => {
    expect(openUnified(AccountMode.advanced, 100).convert(dollars(1_000))).toBe('done');
  });
});
