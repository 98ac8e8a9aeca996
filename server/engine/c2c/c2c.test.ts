// Orders between two people, by hand: what is held, who may do what, when time ends what, and where the coins are afterwards.
import { describe, expect, test } from 'vitest';

import { cancelAnswerMs, objectionMs, type C2cRole, type C2cStep } from '#lib/contract/c2c/order-steps.ts';
import { Side } from '#lib/contract/enums.ts';
import { whole } from '#tests/simulation/lending/margin-venue.ts';
import { ann, bob, btc, openLendingVenue, usdt } from '#tests/simulation/lending/open-lending-venue.ts';
import type { Reply } from '../reply.ts';
import { units } from '../units.ts';
import type { PlaceC2cOrder } from './c2c-command.ts';
import { openC2cOrderLimit } from './place-c2c-order.ts';

const nowMs = 1_700_000_000_000;
const minuteMs = 60_000;
const half = units(BigInt(whole / 2));

/** Ann sells bitcoin by advert 7; Bob takes half a coin of the two that are on offer, for 30,000.00 euros, to be paid in 15 minutes. */
function openMarketplace() {
  const venue = openLendingVenue();
  const first = { ann: venue.balance(ann, btc), bob: venue.balance(bob, btc) };
  const place = (more: Partial<PlaceC2cOrder> = {}): Reply =>
    venue.send({
      type: 'place-c2c-order',
      accountId: bob,
      makerId: ann,
      side: Side.buy,
      assetId: btc,
      units: half,
      advertId: 7,
      advertUnits: units(BigInt(2 * whole)),
      price: '60000',
      currency: 'EUR',
      payUnits: units(3_000_000n),
      methodIds: [4],
      payMinutes: 15,
      clientOid: '',
      ...more,
    });
  const order = (more: Partial<PlaceC2cOrder> = {}): number => {
    const reply = place(more);
    if (!reply.ok) throw new Error(reply.reason);
    return reply.orderId ?? 0;
  };
  const who = { seller: ann, buyer: bob };
  const step = (orderId: number, role: C2cRole, taken: C2cStep): string => {
    const reply = venue.send({ type: 'step-c2c-order', accountId: who[role], orderId, step: taken });
    venue.sound();
    return reply.ok ? 'done' : reply.reason;
  };
  const decide = (orderId: number, decidedFor: C2cRole): string => {
    const reply = venue.send({ type: 'decide-c2c-order', orderId, decidedFor });
    venue.sound();
    return reply.ok ? 'done' : reply.reason;
  };
  const tick = (afterMs: number) => {
    venue.at(nowMs + afterMs);
    expect(venue.send({ type: 'advance-clock' }).ok).toBe(true);
    venue.sound();
    return venue.told('c2c-order-moved').map(({ orderId, cause, state }) => `${orderId} ${cause} ${state}`);
  };
  /** The part of the half coin that Ann holds, and what each has gained or lost of what is available, in units. */
  const where = () => ({
    held: Number(venue.frozen(ann, btc)),
    ann: Number(venue.balance(ann, btc) - first.ann),
    bob: Number(venue.balance(bob, btc) - first.bob),
  });
  return { ...venue, place, order, step, decide, tick, where };
}

const inEscrow = { held: whole / 2, ann: -whole / 2, bob: 0 };
const sold = { held: 0, ann: -whole / 2, bob: whole / 2 };
const given = { held: 0, ann: 0, bob: 0 };

describe('the coins', () => {
  test('are held with the order, which is told with all that both have agreed on', () => {
    const venue = openMarketplace();
    const orderId = venue.order();
    expect(venue.told('c2c-order-placed')).toEqual([
      {
        type: 'c2c-order-placed',
        orderId,
        advertId: 7,
        buyerId: bob,
        sellerId: ann,
        taker: 'buyer',
        assetId: btc,
        units: half,
        price: '60000',
        currency: 'EUR',
        payUnits: 3_000_000n,
        methodIds: [4],
        payByMs: nowMs + 15 * minuteMs,
      },
    ]);
    expect(venue.where()).toEqual(inEscrow);
    expect(venue.holds(ann)).toMatchObject([{ assetId: btc, purpose: 'escrow', units: half }]);
  });

  test('go to the buyer when the seller lets go of them, and nothing happens to the order afterwards', () => {
    const venue = openMarketplace();
    const orderId = venue.order();
    expect(venue.step(orderId, 'buyer', 'mark-paid')).toBe('done');
    expect(venue.where()).toEqual(inEscrow);
    expect(venue.step(orderId, 'seller', 'release')).toBe('done');
    expect(venue.where()).toEqual(sold);
    expect(venue.step(orderId, 'seller', 'release')).toBe('order-not-open');
    expect(venue.decide(orderId, 'seller')).toBe('unknown-order');
    expect(venue.nextDueMs()).toBeNull();
  });

  test('come back when the buyer cancels before paying, and are on offer again', () => {
    const venue = openMarketplace();
    const orderId = venue.order({ units: units(BigInt(2 * whole)) });
    expect(venue.place()).toMatchObject({ reason: 'advert-taken' });
    expect(venue.step(orderId, 'buyer', 'cancel')).toBe('done');
    expect(venue.where()).toEqual(given);
    expect(venue.place()).toMatchObject({ ok: true });
  });

  test('of a seller who takes an advert to buy are his, and the advertiser is the buyer', () => {
    const venue = openMarketplace();
    venue.order({ accountId: ann, makerId: bob, side: Side.sell });
    expect(venue.told('c2c-order-placed')).toMatchObject([{ buyerId: bob, sellerId: ann, taker: 'seller' }]);
    expect(venue.where()).toEqual(inEscrow);
  });

  test('against coins change hands at once, both or none', () => {
    const venue = openMarketplace();
    const swap = (quoteUnits: bigint) =>
      venue.send({
        type: 'swap-c2c-coins',
        accountId: bob,
        makerId: ann,
        side: Side.buy,
        assetId: btc,
        units: half,
        advertId: 7,
        advertUnits: half,
        price: '10000',
        clientOid: '',
        quoteAssetId: usdt,
        quoteUnits: units(quoteUnits),
      });
    const dollars = [venue.balance(ann, usdt), venue.balance(bob, usdt)];
    expect(swap((dollars[1] ?? 0n) + 1n)).toMatchObject({ reason: 'insufficient-balance' });
    expect(venue.where()).toEqual(given);
    expect(swap(BigInt(5_000 * whole))).toMatchObject({ ok: true });
    expect(venue.where()).toEqual(sold);
    expect([venue.balance(ann, usdt), venue.balance(bob, usdt)]).toEqual([
      (dollars[0] ?? 0n) + BigInt(5_000 * whole),
      (dollars[1] ?? 0n) - BigInt(5_000 * whole),
    ]);
    // All of the advert is sold.
    expect(swap(1n)).toMatchObject({ reason: 'advert-taken' });
    venue.sound();
  });
});

describe('time', () => {
  test('ends an order that was not paid behind its last millisecond, and one that was paid never', () => {
    const venue = openMarketplace();
    const [unpaid, paid] = [venue.order(), venue.order()];
    expect(venue.step(paid, 'buyer', 'mark-paid')).toBe('done');
    expect(venue.nextDueMs()).toBe(nowMs + 15 * minuteMs + 1);
    expect(venue.tick(15 * minuteMs)).toEqual([]);
    expect(venue.tick(15 * minuteMs + 1)).toEqual([`${unpaid} expire expired`]);
    expect(venue.where()).toEqual(inEscrow);
    expect(venue.nextDueMs()).toBeNull();
    expect(venue.tick(400 * 24 * 60 * minuteMs)).toEqual([]);
    expect(venue.where()).toEqual(inEscrow);
  });

  test('to pay is over although the clock has not come by yet', () => {
    const venue = openMarketplace();
    const [waiting, paid] = [venue.order(), venue.order()];
    venue.step(paid, 'buyer', 'mark-paid');
    venue.at(nowMs + 15 * minuteMs + 1);
    expect(venue.step(waiting, 'buyer', 'mark-paid')).toBe('c2c-step-closed');
    expect(venue.step(paid, 'buyer', 'unmark-paid')).toBe('c2c-step-closed');
  });

  test('that a mark was taken back in, ends the order at its first end', () => {
    const venue = openMarketplace();
    const orderId = venue.order();
    venue.step(orderId, 'buyer', 'mark-paid');
    venue.at(nowMs + 14 * minuteMs);
    expect(venue.step(orderId, 'buyer', 'unmark-paid')).toBe('done');
    expect(venue.tick(15 * minuteMs + 1)).toEqual([`${orderId} expire expired`]);
    expect(venue.where()).toEqual(given);
  });

  test.each<[asked: C2cRole, isPaid: boolean, state: string, where: object]>([
    ['buyer', true, 'cancelled', given],
    ['seller', true, 'paid', inEscrow],
    ['seller', false, 'waiting', inEscrow],
  ])('to answer the request of the %s, paid: %s, leaves the order %s', (asked, isPaid, state, where) => {
    const venue = openMarketplace();
    const orderId = venue.order();
    if (isPaid) venue.step(orderId, 'buyer', 'mark-paid');
    expect(venue.step(orderId, asked, 'ask-cancel')).toBe('done');
    expect(venue.nextDueMs()).toBe(nowMs + cancelAnswerMs + 1);
    expect(venue.tick(cancelAnswerMs)).toEqual([]);
    expect(venue.tick(cancelAnswerMs + 1)).toEqual([`${orderId} lapse ${state}`]);
    expect(venue.where()).toEqual(where);
  });

  test('of the payment comes before that of an answer where both are over', () => {
    const venue = openMarketplace();
    const orderId = venue.order();
    venue.at(nowMs + 10 * minuteMs);
    venue.step(orderId, 'seller', 'ask-cancel');
    expect(venue.tick(60 * minuteMs)).toEqual([`${orderId} expire expired`]);
  });

  test('ends 256 orders with one command, the earliest first', () => {
    const venue = openMarketplace();
    const small = { units: units(1_000n), advertUnits: units(1_000_000n) };
    const takers = Array.from({ length: 13 }, (_, at) => 3000 + at);
    for (const accountId of takers) venue.send({ type: 'open-account', accountId, kind: 'user' });
    const all = Array.from({ length: 250 }, (_, at) =>
      venue.order({ ...small, accountId: takers[Math.floor(at / openC2cOrderLimit)] ?? bob, payMinutes: at < 10 ? 20 : 15 }),
    );
    const sellers = Array.from({ length: 10 }, () => venue.order({ ...small, accountId: ann, makerId: bob, side: Side.sell, advertId: 8 }));
    const first = [...all.slice(10), ...sellers].map((orderId) => `${orderId} expire expired`);
    const last = all.slice(0, 10).map((orderId) => `${orderId} expire expired`);
    expect(venue.tick(30 * minuteMs)).toEqual([...first, ...last.slice(0, 6)]);
    expect(venue.tick(30 * minuteMs)).toEqual(last.slice(6));
    expect(venue.where()).toMatchObject({ held: 0, ann: 0 });
  });

  test('goes on after a restart', () => {
    const venue = openMarketplace();
    const orderId = venue.order();
    venue.restart();
    expect(venue.nextDueMs()).toBe(nowMs + 15 * minuteMs + 1);
    expect(venue.tick(15 * minuteMs + 1)).toEqual([`${orderId} expire expired`]);
  });
});

describe('a decision', () => {
  test.each<[decidedFor: C2cRole, where: object]>([
    ['buyer', sold],
    ['seller', given],
  ])('for the %s is carried out when nobody objects', (decidedFor, where) => {
    const venue = openMarketplace();
    const orderId = venue.order();
    expect(venue.decide(orderId, decidedFor)).toBe('c2c-step-closed');
    venue.step(orderId, 'buyer', 'mark-paid');
    expect(venue.decide(orderId, decidedFor)).toBe('c2c-step-closed');
    expect(venue.step(orderId, 'seller', 'appeal')).toBe('done');
    expect(venue.decide(orderId, decidedFor)).toBe('done');
    expect(venue.where()).toEqual(inEscrow);
    expect(venue.tick(objectionMs)).toEqual([]);
    expect(venue.tick(objectionMs + 1)).toEqual([`${orderId} carry-out ${decidedFor === 'buyer' ? 'released' : 'cancelled'}`]);
    expect(venue.where()).toEqual(where);
  });

  test('is carried out at once when the one who lost accepts it, and nobody else can', () => {
    const venue = openMarketplace();
    const orderId = venue.order();
    venue.step(orderId, 'buyer', 'mark-paid');
    venue.step(orderId, 'buyer', 'appeal');
    venue.decide(orderId, 'seller');
    expect(venue.step(orderId, 'seller', 'accept-decision')).toBe('c2c-step-closed');
    expect(venue.step(orderId, 'seller', 'object')).toBe('c2c-step-closed');
    expect(venue.step(orderId, 'buyer', 'accept-decision')).toBe('done');
    expect(venue.where()).toEqual(given);
  });

  test('is objected to once: the second one is carried out at once, whatever it says', () => {
    const venue = openMarketplace();
    const orderId = venue.order();
    venue.step(orderId, 'buyer', 'mark-paid');
    venue.step(orderId, 'buyer', 'appeal');
    venue.decide(orderId, 'seller');
    expect(venue.step(orderId, 'buyer', 'object')).toBe('done');
    expect(venue.nextDueMs()).toBeNull();
    venue.restart();
    expect(venue.decide(orderId, 'buyer')).toBe('done');
    expect(venue.told('c2c-order-moved')).toMatchObject([{ cause: 'decide', by: null, state: 'released', decidedFor: 'buyer' }]);
    expect(venue.where()).toEqual(sold);
  });

  test('for the seller does not keep him from letting go', () => {
    const venue = openMarketplace();
    const orderId = venue.order();
    venue.step(orderId, 'buyer', 'mark-paid');
    venue.step(orderId, 'buyer', 'appeal');
    venue.decide(orderId, 'seller');
    expect(venue.step(orderId, 'seller', 'release')).toBe('done');
    expect(venue.where()).toEqual(sold);
  });
});

describe('nothing is held for', () => {
  test.each<[string, Partial<PlaceC2cOrder>, string]>([
    ['an advert of one’s own', { makerId: bob }, 'unknown-account'],
    ['the house', { accountId: 2 }, 'unknown-account'],
    ['an advert of nobody’s', { makerId: 4_040 }, 'unknown-account'],
    ['a coin that is none', { assetId: 99 }, 'unknown-asset'],
    ['nothing', { units: units(0n) }, 'invalid-amount'],
    ['more than is on offer', { units: units(BigInt(2 * whole + 1)) }, 'advert-taken'],
    ['more than the advertiser has', { units: units(BigInt(900 * whole)), advertUnits: units(BigInt(900 * whole)) }, 'advert-uncovered'],
    [
      'more than one has oneself',
      { accountId: ann, makerId: bob, side: Side.sell, units: units(BigInt(900 * whole)), advertUnits: units(BigInt(900 * whole)) },
      'insufficient-balance',
    ],
    ['14 minutes', { payMinutes: 14 }, 'invalid-c2c-terms'],
    ['121 minutes', { payMinutes: 121 }, 'invalid-c2c-terms'],
    ['half a minute', { payMinutes: 15.5 }, 'invalid-c2c-terms'],
    ['no way to pay', { methodIds: [] }, 'invalid-c2c-terms'],
    ['six ways to pay', { methodIds: [1, 2, 3, 4, 5, 6] }, 'invalid-c2c-terms'],
    ['a currency that is none', { currency: 'euro' }, 'invalid-c2c-terms'],
    ['no payment', { payUnits: units(0n) }, 'invalid-amount'],
    ['no price', { price: '' }, 'invalid-c2c-terms'],
    ['a price of 41 characters', { price: '1'.repeat(41) }, 'invalid-c2c-terms'],
    ['a name with a space', { clientOid: 'my order' }, 'invalid-client-order-id'],
  ])('%s', (_, more, reason) => {
    const venue = openMarketplace();
    const reply = venue.place(more);
    // A payment of nothing is a term of the order, not of the coins.
    expect(reply).toMatchObject({ ok: false, reason: more.payUnits === undefined ? reason : 'invalid-c2c-terms' });
    expect(venue.where()).toEqual(given);
    expect(venue.told('ledger-posted')).toEqual([]);
  });

  test('the same name twice, and more orders than one may have open', () => {
    const venue = openMarketplace();
    const small = { units: units(1_000n) };
    const orderId = venue.order({ ...small, clientOid: 'once' });
    expect(venue.place({ ...small, clientOid: 'once' })).toMatchObject({ reason: 'duplicate-client-order-id', orderId });
    for (let more = 1; more < openC2cOrderLimit; more += 1) venue.order(small);
    expect(venue.place(small)).toMatchObject({ reason: 'c2c-order-limit' });
    // The advertiser's are not counted: he does not choose who comes.
    expect(venue.place({ ...small, accountId: ann, makerId: bob, side: Side.sell })).toMatchObject({ ok: true });
    expect(venue.step(orderId, 'buyer', 'cancel')).toBe('done');
    expect(venue.place(small)).toMatchObject({ ok: true });
  });
});

test('a stranger is told that the order is unknown, and so is whoever asks for a number that no order has', () => {
  const venue = openMarketplace();
  const orderId = venue.order();
  const steps = (accountId: number, of: number) => venue.send({ type: 'step-c2c-order', accountId, orderId: of, step: 'release' });
  expect(steps(1002, orderId)).toMatchObject({ reason: 'unknown-order' });
  expect(steps(ann, orderId + 1)).toMatchObject({ reason: 'unknown-order' });
  expect(venue.where()).toEqual(inEscrow);
});
