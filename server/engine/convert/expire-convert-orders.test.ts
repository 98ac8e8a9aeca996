// Convert orders and the clock: their money comes back when their time is over, a bounded number with each command.
import { expect, test } from 'vitest';

import { convertOpening, convertTerms } from '#tests/simulation/convert/convert-venue.ts';
import { ann, bob, btc, openLendingVenue, usdt } from '#tests/simulation/lending/open-lending-venue.ts';
import { whole } from '#tests/simulation/lending/margin-venue.ts';
import { units } from '../units.ts';

const nowMs = 1_700_000_000_000;
const expiresMs = nowMs + 60_000;

function openVenue(more: { readonly expiresByClock?: true } = { expiresByClock: true }) {
  const venue = openLendingVenue();
  for (const command of convertOpening()) expect(venue.send(command)).toMatchObject({ ok: true });
  const tell = (terms: typeof more): void => expect(venue.send({ type: 'set-convert-terms', ...convertTerms, ...terms }).ok).toBe(true);
  tell(more);
  /** Ten dollars for a whole bitcoin: never reached. */
  const stand = (accountId: number = ann, untilMs = expiresMs): number => {
    const [held, wanted] = [units(10n * BigInt(whole)), units(BigInt(whole))];
    const to = { assetId: usdt, units: held, toAssetId: btc, toUnits: wanted, expiresMs: untilMs, clientOid: '' };
    const reply = venue.send({ type: 'place-convert-order', accountId, ...to });
    if (!reply.ok) throw new Error(reply.reason);
    return reply.orderId ?? 0;
  };
  /** The orders that the clock has ended at a time. */
  const tick = (timeMs: number): number[] => {
    venue.at(timeMs);
    expect(venue.send({ type: 'advance-clock' }).ok).toBe(true);
    venue.sound();
    return venue.told('convert-order-closed').map(({ orderId, outcome }) => (outcome === 'expired' ? orderId : -1));
  };
  return { ...venue, tell, stand, tick };
}

test('an order stands through its last millisecond, and gives its money back in the next one', () => {
  const venue = openVenue();
  const before = venue.balance(ann, usdt);
  expect(venue.nextDueMs()).toBeNull();
  const orderId = venue.stand();
  expect(venue.nextDueMs()).toBe(expiresMs + 1);
  expect(venue.tick(expiresMs)).toEqual([]);
  expect(venue.frozen(ann, usdt)).toBe(10n * BigInt(whole));
  expect(venue.tick(expiresMs + 1)).toEqual([orderId]);
  expect([venue.balance(ann, usdt), venue.frozen(ann, usdt), venue.nextDueMs()]).toEqual([before, 0n, null]);
});

test('the next one is known after each that is placed, cancelled or has ended, and after a restart', () => {
  const venue = openVenue();
  const [late, early] = [venue.stand(ann, expiresMs + 5_000), venue.stand(bob)];
  expect(venue.nextDueMs()).toBe(expiresMs + 1);
  venue.restart();
  expect(venue.nextDueMs()).toBe(expiresMs + 1);
  expect(venue.tick(expiresMs + 1)).toEqual([early]);
  expect(venue.nextDueMs()).toBe(expiresMs + 5_001);
  venue.send({ type: 'cancel-convert-order', accountId: ann, orderId: late });
  expect(venue.nextDueMs()).toBeNull();
});

test('of many that are over together, 64 go with one command, in the order of placing', () => {
  const venue = openVenue();
  const all = [...Array.from({ length: 40 }, () => venue.stand()), ...Array.from({ length: 40 }, () => venue.stand(bob))];
  expect(venue.tick(expiresMs + 1)).toEqual(all.slice(0, 64));
  expect(venue.nextDueMs()).toBe(expiresMs + 1);
  expect(venue.tick(expiresMs + 1)).toEqual(all.slice(64));
  expect(venue.nextDueMs()).toBeNull();
});

test('on terms of an earlier release they wait to be settled; the first clock after new terms ends what is over', () => {
  const venue = openVenue({});
  const [settled, waiting] = [venue.stand(), venue.stand(bob)];
  expect(venue.nextDueMs()).toBeNull();
  expect(venue.tick(expiresMs + 1)).toEqual([]);
  expect(venue.convertsDue(expiresMs + 1)).toEqual([settled, waiting]);
  expect(venue.send({ type: 'settle-convert-order', orderId: settled }).ok).toBe(true);
  venue.tell({ expiresByClock: true });
  expect(venue.convertsDue(expiresMs + 1)).toEqual([]);
  expect(venue.nextDueMs()).toBe(expiresMs + 1);
  expect(venue.tick(expiresMs + 10_000)).toEqual([waiting]);
});
