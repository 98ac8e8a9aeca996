// The wallets of a small venue beside what arrives and leaves: transfers between users, kept addresses, messages, and terms worked out by hand.
import { afterAll, beforeEach, describe, expect, test } from 'vitest';

import { RejectReason } from '#server/engine/reject.ts';
import { depositAddresses } from '#server/store/schema/deposits.ts';
import { evmAddressNumbers } from '#server/store/schema/evm.ts';
import { withdrawalAddresses } from '#server/store/schema/withdrawals.ts';
import { ann, bitcoin, bob, btc, startCoinVenue } from '#tests/chains/coin-venue.ts';
import { openTestStore } from '#tests/open-test-store.ts';
import type { CoinNetwork } from './coin-listing.ts';
import { depositMinimum } from './deposit-terms.ts';
import type { InternalTransferRequest } from './internal-transfers.ts';
import { refuseOtherCoins } from './kind-of-coins.ts';
import { createTurns } from './turns.ts';
import { hasMemo, isMemo, paidDecimals, withdrawalTerms } from './withdrawal-terms.ts';

const store = await openTestStore();
const venue = await startCoinVenue(store);
const { clock, guard, instead } = venue;
const dayMs = 86_400_000;
afterAll(venue.close);
beforeEach(async () => {
  clock.nowMs += dayMs + 1;
  guard.heldUntilMs = 0;
  instead.answer = () => null;
  await venue.restart();
  venue.logged.length = 0;
});
const refusal = { ok: false, sequence: 0, timeMs: 0, orderId: null } as const;

describe('transfers between users', () => {
  const request: InternalTransferRequest = { to: bob, coin: 'BTC', amountUnits: 100n, worthMicros: 10, clientOid: null };
  const send = (change: Partial<InternalTransferRequest> = {}, limitMicros = 1000, owner = ann) =>
    venue.money().internalTransfers.send(owner, { ...request, ...change }, limitMicros);
  const list = (userId: string, before?: number) => venue.money().internalTransfers.page(userId, { limit: 10, before });

  test('done at once, and both see it', async () => {
    venue.give(ann, 1000n);
    const row = await send();
    expect(row).toMatchObject({ ...ann, toUserId: 'bob', toAccountId: 1001, coin: 'BTC', amountUnits: 100n, worthMicros: 10, done: true });
    expect(row).toMatchObject({ clientOid: null, createdAtMs: clock.nowMs });
    expect([venue.holding(ann), venue.holding(bob)]).toEqual(['900+0', '100+0']);
    expect([await list('ann'), await list('bob')]).toEqual([[row], [row]]);
    const next = await send({ to: ann, amountUnits: 5n }, 1000, bob);
    expect(await list('ann')).toEqual([next, row]);
    expect(await list('bob', 'id' in next ? next.id : 0)).toEqual([row]);
    expect(await list('nobody')).toEqual([]);
  });

  test('asked for twice under one name it is one; anything else under it is refused', async () => {
    const named = { clientOid: 'mine', amountUnits: 7n };
    const before = venue.holding(bob);
    const first = await send(named);
    expect(await send(named)).toEqual(first);
    const others = [{ to: { ...bob, accountId: 1002 } }, { coin: 'ETH' }, { amountUnits: 8n }];
    for (const other of others) expect(await send({ ...named, ...other })).toEqual({ reason: 'name-taken' });
    expect([before, venue.holding(bob)]).toEqual(['95+0', '102+0']);
    expect(await send({ clientOid: 'mine', to: ann, amountUnits: 2n }, 1000, bob)).toMatchObject({ done: true });
  });

  test('held withdrawals and the limit of a day, which withdrawals share, stand in its way', async () => {
    guard.heldUntilMs = clock.nowMs + 1;
    expect(await send()).toEqual({ reason: 'held', untilMs: clock.nowMs + 1 });
    guard.heldUntilMs = clock.nowMs;
    await send({ worthMicros: 600, amountUnits: 1n });
    expect(await send({ worthMicros: 401 })).toEqual({ reason: 'daily-limit', leftMicros: 400 });
    expect(await send({ worthMicros: 1 }, 500)).toEqual({ reason: 'daily-limit', leftMicros: 0 });
    expect(await venue.ask({ worthMicros: 401 }, 1000)).toEqual({ reason: 'daily-limit', leftMicros: 400 });
    expect(await send({ worthMicros: 400, amountUnits: 1n })).toMatchObject({ done: true });
    clock.nowMs += dayMs;
    expect(await send({ worthMicros: 1 })).toEqual({ reason: 'daily-limit', leftMicros: 0 });
    clock.nowMs += 1;
    expect(await send({ worthMicros: 1000, amountUnits: 1n })).toMatchObject({ done: true });
  });

  test.each([
    [RejectReason.insufficientBalance, { reason: 'insufficient-balance' }],
    [RejectReason.accountInDebt, { reason: 'account-in-debt' }],
    [RejectReason.unknownAccount, { reason: 'unknown-receiver' }],
  ])('refused by the core (%s) it was never asked for', async (reason, answer) => {
    const before = await list('ann');
    instead.answer = () => ({ ...refusal, reason });
    expect(await send({ clientOid: 'again' })).toEqual(answer);
    instead.answer = () => null;
    expect(await list('ann')).toEqual(before);
    expect(await send({ amountUnits: 99_999n })).toEqual({ reason: 'insufficient-balance' });
  });

  test('an answer of the core that nobody expects is an error, as is a coin that is not there', async () => {
    instead.answer = () => ({ ...refusal, reason: RejectReason.invalidAmount });
    await expect(send()).rejects.toThrow('a transfer between users was refused: invalid-amount');
    await expect(send({ coin: 'XYZ' })).rejects.toThrow('no such coin: XYZ');
  });

  test('one that the core did not answer is not done: asked for again, or after a stop, it is, once', async () => {
    const cut = new Error('the power is off');
    instead.answer = () => {
      throw cut;
    };
    const before = Number(venue.holding(bob).split('+')[0]);
    for (const clientOid of ['asked', 'stopped']) await expect(send({ clientOid })).rejects.toThrow(cut);
    const seen = await list('ann');
    expect(seen.every(({ clientOid }) => clientOid !== 'asked' && clientOid !== 'stopped')).toBe(true);
    instead.answer = () => null;
    expect(await send({ clientOid: 'asked' })).toMatchObject({ done: true });
    expect(venue.holding(bob)).toBe(`${before + 100}+0`);
    await venue.restart();
    expect(venue.holding(bob)).toBe(`${before + 200}+0`);
    // The one in a coin that is not there stands still, and holds up nothing.
    expect(venue.logged).toContain('! a transfer between users stands still');
    // Moved before the stop, and not marked: the core says that it knows the name.
    instead.answer = ({ type }) => (type === 'send-funds' ? { ...refusal, reason: RejectReason.withdrawalExists } : null);
    expect(await send({ clientOid: 'known' })).toMatchObject({ done: true });
  });
});

describe('addresses that a user keeps', () => {
  const place = { coin: 'BTC', network: 'Bitcoin', address: 'tb1kept', memo: '' };
  const book = () => venue.money().addressBook;

  test('a new one waits a day, is kept once, and is removed by its owner alone', async () => {
    const added = await book().add(ann, 'cold', place);
    const usableAtMs = clock.nowMs + dayMs;
    expect(added).toEqual({ id: expect.any(Number), userId: 'ann', label: 'cold', ...place, createdAtMs: clock.nowMs, usableAtMs });
    expect(await book().add(ann, 'again', place)).toBe('exists');
    expect(await book().obstacle(ann, place)).toEqual({ usableAtMs });
    expect(await book().obstacle(bob, place)).toBeNull();
    clock.nowMs = usableAtMs - 1;
    expect(await book().obstacle(ann, place)).toEqual({ usableAtMs });
    clock.nowMs += 1;
    expect(await book().obstacle(ann, place)).toBeNull();
    const second = await book().add(ann, 'hot', { ...place, memo: 'x' });
    expect(await book().list(ann)).toEqual([added, second]);
    const id = typeof second === 'string' ? 0 : second.id;
    expect([await book().remove(bob, id), await book().remove(ann, id), await book().remove(ann, id)]).toEqual([false, true, false]);
    expect([await book().list(ann), await book().list(bob)]).toEqual([[added], []]);
  });

  test('the switch allows kept ones alone, at once; off it goes after a day, unless it is on again', async () => {
    const off = { on: false, endsAtMs: null };
    const on = { on: true, endsAtMs: null };
    expect([await book().whitelist(ann), await book().setWhitelist(ann, false)]).toEqual([off, off]);
    expect([await book().setWhitelist(ann, true), await book().whitelist(bob)]).toEqual([on, off]);
    const others = [{ coin: 'ETH' }, { network: 'Ethereum' }, { address: 'tb1other' }, { memo: 'm' }];
    for (const other of others) expect(await book().obstacle(ann, { ...place, ...other })).toBe('not-in-book');
    expect([await book().obstacle(ann, place), await book().obstacle(bob, { ...place, memo: 'm' })]).toEqual([null, null]);
    const ending = { on: true, endsAtMs: clock.nowMs + dayMs };
    expect(await book().setWhitelist(ann, false)).toEqual(ending);
    clock.nowMs += 5;
    expect(await book().setWhitelist(ann, false)).toEqual(ending);
    expect(await book().setWhitelist(ann, true)).toEqual(on);
    await book().setWhitelist(ann, false);
    clock.nowMs += dayMs - 1;
    expect(await book().obstacle(ann, { ...place, memo: 'm' })).toBe('not-in-book');
    clock.nowMs += 1;
    expect([await book().whitelist(ann), await book().obstacle(ann, { ...place, memo: 'm' })]).toEqual([off, null]);
  });

  test('a hundred are the most', async () => {
    const row = { userId: 'bob', label: 'n', ...place, createdAtMs: 1, usableAtMs: 1 };
    await store.db.insert(withdrawalAddresses).values(Array.from({ length: 99 }, (_, at) => ({ ...row, memo: String(at) })));
    expect(await book().add(bob, 'n', place)).toMatchObject(place);
    expect(await book().add(bob, 'n', { ...place, memo: 'more' })).toBe('full');
  });
});

test('messages are read newest first, fifty of them, each user’s own; under a name only once', async () => {
  const { put, putOnce, list } = venue.money().inbox;
  await put('bob', 'one', { a: '1' });
  clock.nowMs += 1;
  await putOnce('bob', 'two', { b: '2' }, 'name');
  await putOnce('bob', 'two', { b: '3' }, 'name');
  await putOnce('ann', 'two', { b: '4' }, 'name');
  const facts = { id: expect.any(Number), userId: 'bob' };
  expect((await list('bob')).slice(0, 2)).toEqual([
    { ...facts, kind: 'two', params: { b: '2', name: 'name' }, createdAtMs: clock.nowMs },
    { ...facts, kind: 'one', params: { a: '1' }, createdAtMs: clock.nowMs - 1 },
  ]);
  expect((await list('ann'))[0]).toMatchObject({ params: { b: '4', name: 'name' } });
  for (let place = 0; place < 50; place += 1) await put('bob', 'many', {});
  expect((await list('bob')).map(({ kind }) => kind)).toEqual(Array.from({ length: 50 }, () => 'many'));
});

test('what bears one name happens in turn, also after one that fails; other names do not wait', async () => {
  const turns = createTurns();
  const said: string[] = [];
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const first = turns.take('a', async () => {
    await released;
    said.push('first');
    throw new Error('first failed');
  });
  const second = turns.take('a', async () => said.push('second'));
  expect(await turns.take('b', async () => said.push('other'))).toBe(1);
  const idle = turns.idle().then(() => said.push('idle'));
  release();
  await expect(first).rejects.toThrow('first failed');
  expect([await second, await idle]).toEqual([3, 4]);
  expect(said).toEqual(['other', 'first', 'second', 'idle']);
  await turns.idle();
});

test('coins of simulated chains and of real ones do not meet', async () => {
  await refuseOtherCoins(store.db, false);
  await refuseOtherCoins(store.db, true);
  await store.db.insert(evmAddressNumbers).values({ userId: 'ann' });
  const given = { accountId: 1000, coin: 'BTC', network: 'Bitcoin', address: 'x', createdAtMs: 1 };
  await store.db.insert(depositAddresses).values({ ...given, userId: 'ann' });
  await refuseOtherCoins(store.db, true);
  await expect(refuseOtherCoins(store.db, false)).rejects.toThrow('coins of real chains');
  await store.db.insert(depositAddresses).values({ ...given, userId: 'bob', accountId: 1001 });
  await expect(refuseOtherCoins(store.db, true)).rejects.toThrow('coins of simulated chains');
});

describe('the terms of a coin over a network', () => {
  const coin = (listedPriceUsd: number) => ({ ...btc, listedPriceUsd });
  const over = (network: string, more: Partial<CoinNetwork> = {}): CoinNetwork => ({ ...bitcoin, network, ...more });

  test.each([
    // 4 dollars and five times 4 by 96,000: 0.000041666…, 0.00020833….
    ['Bitcoin', 96_000, 8, { fee: '0.000042', minimum: '0.00021' }],
    // 3 dollars and 15 by 3,350: 0.00089552…, 0.0044776….
    ['Ethereum', 3350, 8, { fee: '0.0009', minimum: '0.0045' }],
    // 0.2 dollars, and 5 at least.
    ['Solana', 1, 6, { fee: '0.2', minimum: '5' }],
    // The coin has no such part: 0.2 by 300 is 0.00066…, 5 by 300 is 0.0166….
    ['Sui', 300, 2, { fee: '0.01', minimum: '0.02' }],
    ['Sui', 300_000, 0, { fee: '1', minimum: '1' }],
  ])('withdrawn over %s at %d dollars with %d decimals', (network, price, decimals, terms) => {
    expect(withdrawalTerms(coin(price), over(network), decimals)).toEqual(terms);
  });

  test.each([
    // 0.01 by 3 is 0.00333…, up to one digit.
    [3, 8, '0.004'],
    [0.00002, 8, '500'],
    [96_000, 4, '0.0001'],
    [96_000, 8, '0.0000002'],
    [10, 3, '0.001'],
  ])('deposited at %d dollars with %d decimals: %s', (price, decimals, minimum) => {
    expect(depositMinimum(coin(price), over('Sui'), decimals)).toBe(minimum);
    expect(depositMinimum(coin(price), over('Sui', { minimumDeposit: '7' }), decimals)).toBe('7');
  });

  test('memos where a network has them, in its form', () => {
    expect([hasMemo(over('Stellar')), hasMemo(over('Bitcoin'))]).toEqual([true, false]);
    expect(['', '1', '12345678901', 'x'].map((memo) => isMemo(over('XRP Ledger'), memo))).toEqual([true, true, false, false]);
    expect([isMemo(over('Bitcoin'), ''), isMemo(over('Bitcoin'), '1')]).toEqual([true, false]);
  });

  test('an amount leaves with the decimals that coin and network both have', () => {
    expect([paidDecimals(over('x'), 8), paidDecimals(over('x', { decimals: 6 }), 8), paidDecimals(over('x', { decimals: 18 }), 8)]).toEqual(
      [8, 6, 8],
    );
  });
});
