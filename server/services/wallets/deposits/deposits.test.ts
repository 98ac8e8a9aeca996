// Deposits in a small venue on a simulated chain: seen, deepened, credited once, undone, and found again after a stop.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { RejectReason } from '#server/engine/reject.ts';
import { ann, bitcoin, bob, btc, eth, ethereum, startCoinVenue } from '#tests/chains/coin-venue.ts';
import { openTestStore } from '#tests/open-test-store.ts';

const store = await openTestStore();
const venue = await startCoinVenue(store);
const { clock, instead } = venue;
let address = '';
afterAll(venue.close);
beforeAll(async () => {
  address = (await venue.money().wallets.depositAddress(ann, btc, bitcoin)).address;
});
beforeEach(async () => {
  instead.answer = () => null;
  await venue.restart();
  venue.logged.length = 0;
  venue.commands.length = 0;
  clock.nowMs += 1;
});

const refusal = { ok: false, sequence: 0, timeMs: 0, orderId: null } as const;
const wallets = () => venue.money().wallets;
const pay = (amountUnits: bigint, to = address) => venue.chain().send({ network: 'Bitcoin', address: to, coin: 'BTC', amountUnits });
const newest = async (owner = ann) => (await wallets().deposits(owner, { limit: 1 }))[0];

test('an address is its owner’s for a coin and a network, the same every time, also after a stop', async () => {
  const given = await wallets().depositAddress(ann, btc, bitcoin);
  expect(given).toEqual({ coin: 'BTC', network: bitcoin, address });
  expect((await wallets().depositAddress(bob, btc, bitcoin)).address).not.toBe(address);
  expect((await wallets().depositAddress(ann, eth, ethereum)).address).toMatch(/^0x[0-9a-f]{40}$/);
  await venue.restart();
  expect((await wallets().depositAddress(ann, btc, bitcoin)).address).toBe(address);
  expect([wallets().coin('BTC'), wallets().coin('XYZ'), wallets().hasTestNetwork]).toEqual([btc, undefined, true]);
});

test('an arrival is seen at once, credited at its depth, once, and followed until nothing can undo it', async () => {
  const atMs = clock.nowMs;
  const transactionId = await pay(500_000n);
  expect(await newest()).toEqual({
    depositId: expect.any(Number),
    coin: 'BTC',
    network: 'Bitcoin',
    address,
    amountUnits: 500_000n,
    transactionId,
    confirmations: 0,
    requiredConfirmations: 2,
    status: 'pending',
    createdAtMs: atMs,
    creditedAtMs: null,
  });
  await venue.mine(1);
  expect([await newest(), venue.holding(ann)]).toMatchObject([{ status: 'pending', confirmations: 1 }, '0+0']);
  clock.nowMs += 7;
  await venue.mine(1);
  const credited = { status: 'credited', confirmations: 2, creditedAtMs: clock.nowMs };
  expect([await newest(), venue.holding(ann)]).toMatchObject([credited, '500000+0']);
  expect(venue.commands).toEqual([
    { type: 'credit-deposit', accountId: 1000, assetId: 0, units: 500_000n, reference: `Bitcoin:${transactionId}:0` },
  ]);
  // Twice 2 and six more are final.
  await venue.mine(20);
  expect(await newest()).toMatchObject({ status: 'credited', confirmations: 10 });
});

test('less than counts is said and not credited; coins at nobody’s address, or that a network does not carry, are an error', async () => {
  const before = await wallets().deposits(ann, { limit: 100 });
  // A cent of a coin at 100 dollars is 0.0001: 10,000 units.
  await pay(9999n);
  await pay(50_000n, 'tb1nobody');
  await venue.chain().send({ network: 'Bitcoin', address, coin: 'ETH', amountUnits: 50_000n });
  const unknown = '! coins arrived at an address that belongs to nobody';
  expect(venue.logged).toEqual(['less has arrived than counts', unknown, unknown]);
  expect(await wallets().deposits(ann, { limit: 100 })).toEqual(before);
  await pay(10_000n);
  expect(await newest()).toMatchObject({ amountUnits: 10_000n });
  await venue.mine(2);
});

test('undone before it counts it waits again, and never more when it is lost', async () => {
  const transactionId = await pay(20_000n);
  await venue.mine(1);
  await venue.chain().reorganise('Bitcoin', 1);
  expect(await newest()).toMatchObject({ status: 'pending', confirmations: 0 });
  await venue.mine(1);
  const before = venue.holding(ann);
  await venue.chain().reorganise('Bitcoin', 1, [transactionId]);
  await venue.mine(12);
  expect([await newest(), venue.holding(ann)]).toMatchObject([{ status: 'lost', confirmations: 0, creditedAtMs: null }, before]);
});

test('undone after it was credited it is taken back, what had not left fails, and it is credited again in another block', async () => {
  const reference = `Bitcoin:${await pay(30_000n)}:0`;
  await venue.mine(2);
  const before = venue.holding(ann);
  const asked = await venue.ask({ amountUnits: 100n });
  const other = await venue.ask({ coin: 'BTC', clientOid: 'bobs', amountUnits: 1n }, 1_000_000, bob);
  await venue.chain().reorganise('Bitcoin', 2);
  expect(await newest()).toMatchObject({ status: 'pending', confirmations: 0 });
  expect(venue.commands).toContainEqual(expect.objectContaining({ type: 'reverse-deposit', accountId: 1000, units: 30_000n, reference }));
  expect(venue.logged).toContain('! a credited deposit was undone by its network');
  const [failed] = await venue.money().withdrawals.page({ userId: 'ann', limit: 1 });
  expect([failed, asked]).toMatchObject([{ state: 'failed', reason: 'deposit-undone', money: 'back' }, { state: 'pending' }]);
  expect(other).toEqual({ reason: 'insufficient-balance' });
  await venue.mine(2);
  expect([await newest(), venue.holding(ann)]).toMatchObject([{ status: 'credited', confirmations: 2 }, before]);
  expect(venue.invariants()).toEqual([]);
});

test('spent before it is undone it is owed, and collected from what comes, also after a stop', async () => {
  const to = (await wallets().depositAddress(bob, btc, bitcoin)).address;
  const transactionId = await pay(40_000n, to);
  await venue.mine(2);
  const sent = await venue
    .money()
    .internalTransfers.send(bob, { to: ann, coin: 'BTC', amountUnits: 40_000n, worthMicros: 1, clientOid: null }, 1_000_000);
  expect(sent).toMatchObject({ done: true });
  await venue.chain().reorganise('Bitcoin', 2, [transactionId]);
  expect(await newest(bob)).toMatchObject({ status: 'reversed', confirmations: 0 });
  await venue.restart();
  venue.give(bob, 15_000n);
  await wallets().collectDebts();
  expect(venue.commands).toContainEqual({ type: 'collect-debt', accountId: 1001, assetId: 0 });
  venue.give(bob, 26_000n);
  await venue.money().withdrawals.tick();
  // 15,000 + 26,000 − 40,000.
  expect(venue.holding(bob)).toBe('1000+0');
  venue.commands.length = 0;
  await wallets().collectDebts();
  await wallets().collectDebts();
  // The core says that nothing is owed: it is asked no more.
  expect(
    venue.commands.filter(({ type, ...of }) => type === 'collect-debt' && 'accountId' in of && of.accountId === 1001).length,
  ).toBeLessThan(2);
  expect(venue.invariants()).toEqual([]);
});

test('a payout to a stranger is nobody’s arrival; one to a user of the venue arrives', async () => {
  const to = (await wallets().depositAddress(bob, btc, bitcoin)).address;
  venue.give(ann, 100_000n);
  for (const target of ['tb1stranger', to]) {
    const row = await venue.ask({ address: target, amountUnits: 25_000n });
    const id = 'id' in row ? row.id : 0;
    await venue.money().withdrawals.confirm(ann, id, await venue.codeOf(id));
  }
  await venue.mine(2);
  expect(await newest(bob)).toMatchObject({ amountUnits: 25_000n, status: 'credited' });
  expect(venue.logged).not.toContain('! coins arrived at an address that belongs to nobody');
});

test('a stop on the way: the deposit goes on from where it was, and what the core has credited before is marked', async () => {
  await pay(60_000n);
  await venue.mine(1);
  await venue.restart();
  const before = await newest();
  expect(before).toMatchObject({ status: 'pending', confirmations: 1 });
  instead.answer = ({ type }) => (type === 'credit-deposit' ? { ...refusal, reason: RejectReason.depositAlreadyCredited } : null);
  await venue.mine(1);
  expect(await newest()).toMatchObject({ status: 'credited', confirmations: 2 });
  await venue.restart();
  await venue.mine(3);
  expect(await newest()).toMatchObject({ status: 'credited', confirmations: 5 });
});

test('a core that does not credit is told again with the next block', async () => {
  await pay(70_000n);
  instead.answer = () => ({ ...refusal, reason: RejectReason.invalidAmount });
  await venue.mine(2);
  expect(venue.logged).toContain('! a transaction could not be taken down; the next block tells it again');
  expect(await newest()).toMatchObject({ status: 'confirmed' });
  instead.answer = () => null;
  await venue.mine(1);
  expect(await newest()).toMatchObject({ status: 'credited', confirmations: 3 });
});

test('a core that does not take back is told again; what it never credited it need not take back', async () => {
  await pay(80_000n);
  await venue.mine(2);
  venue.logged.length = 0;
  instead.answer = () => ({ ...refusal, reason: RejectReason.invalidAmount });
  await venue.chain().reorganise('Bitcoin', 2);
  expect(await newest()).toMatchObject({ status: 'credited' });
  instead.answer = ({ type }) => (type === 'reverse-deposit' ? { ...refusal, reason: RejectReason.depositNotCredited } : null);
  await venue.mine(1);
  expect(await newest()).toMatchObject({ status: 'pending', confirmations: 1 });
});

test('the list is newest first, of a coin, from a place on', async () => {
  const to = (await wallets().depositAddress(ann, eth, ethereum)).address;
  await venue.chain().send({ network: 'Ethereum', address: to, coin: 'ETH', amountUnits: 500_000n });
  const all = await wallets().deposits(ann, { limit: 100 });
  expect(all.map(({ coin }) => coin)).toEqual(['ETH', ...all.slice(1).map(() => 'BTC')]);
  expect(all.map(({ depositId }) => depositId)).toEqual(all.map(({ depositId }) => depositId).toSorted((one, two) => two - one));
  expect(await wallets().deposits(ann, { limit: 2, before: all[1]?.depositId })).toEqual(all.slice(2, 4));
  expect(await wallets().deposits(ann, { limit: 100, coin: 'ETH' })).toEqual(all.slice(0, 1));
});

test('coins of the test network: ten deliveries of a coin in an hour, the next when the oldest is an hour ago; another coin at once', async () => {
  clock.nowMs += 3_600_000;
  const take = (owner = bob, coin = btc, network = bitcoin) => wallets().sendTestCoins(owner, coin, network, 20_000n);
  const startMs = clock.nowMs;
  const first = await take();
  expect(first).toEqual({ address: (await wallets().depositAddress(bob, btc, bitcoin)).address, transactionId: expect.any(String) });
  expect(await newest(bob)).toMatchObject({ amountUnits: 20_000n, status: 'pending', createdAtMs: startMs });
  clock.nowMs += 60_000;
  const rest = await Promise.all(Array.from({ length: 10 }, () => take()));
  // An hour less the minute that has passed.
  expect(rest.filter((one) => typeof one === 'object' && 'retryAfterMs' in one)).toEqual([{ retryAfterMs: 3_540_000 }]);
  expect([await take(ann), await take(bob, eth, ethereum)]).toMatchObject([{ address }, { address: expect.any(String) }]);
  clock.nowMs = startMs + 3_600_000 - 1;
  expect(await take()).toEqual({ retryAfterMs: 1000 });
  clock.nowMs += 2;
  expect(await take()).toHaveProperty('transactionId');
});
