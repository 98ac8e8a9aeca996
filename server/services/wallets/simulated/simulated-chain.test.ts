// The simulated chains: addresses and transactions out of a key, blocks that come while something waits, and how much may wait.
import { afterEach, expect, test } from 'vitest';

import type { Arrival, PayoutReport } from '#server/services/wallets/chain.ts';
import { createSimulatedChain, type SimulatedChain, type SimulatedChainOptions } from '#server/services/wallets/simulated-chain.ts';
import { bitcoin, ethereum } from '#tests/chains/coin-venue.ts';
import { createBlockClock } from './block-clock.ts';
import { createWaitingTransactions } from './waiting-transactions.ts';

const log = { error: () => undefined };
const open: SimulatedChain[] = [];
const chainOf = (changes: Partial<SimulatedChainOptions> = {}): SimulatedChain => {
  const chain = createSimulatedChain({ key: 'key', blockEveryMs: 1_000_000_000, log, now: () => 1_800_000_000_000, ...changes });
  open.push(chain);
  return chain;
};
afterEach(async () => {
  await Promise.all(open.splice(0).map((chain) => chain.close()));
});
const payment = { network: 'Bitcoin', address: 'tb1', coin: 'BTC', amountUnits: 5n };
const payout = { reference: 'withdrawal:1', network: 'Bitcoin', coin: 'BTC', address: 'tb1', memo: '', amountUnits: 7n };

test('the same key and requests are the same chain; another key, user, coin or network is another address', async () => {
  const owner = { userId: 'ann', coin: 'BTC' };
  const addressBy = (key: string, of = owner, network = bitcoin) => chainOf({ key }).address(of, network);
  const address = addressBy('key');
  expect(addressBy('key')).toBe(address);
  const others = [addressBy('other'), addressBy('key', { ...owner, userId: 'bob' }), addressBy('key', { ...owner, coin: 'LTC' })];
  others.push(addressBy('key', owner, { ...bitcoin, network: 'Other' }), addressBy('key', owner, ethereum));
  expect(new Set([address, ...others]).size).toBe(6);
  const [one, two] = [chainOf(), chainOf()];
  const first = await one.send(payment);
  expect([await two.send(payment), (await one.send(payment)) === first]).toEqual([first, false]);
  expect(await chainOf({ now: () => 1_800_000_000_001 }).send(payment)).not.toBe(first);
});

test('a payout is one transaction for its reference, with a fee of 20 to 60 millionths of the coin', async () => {
  const chain = chainOf();
  const signed = await chain.sign(payout);
  expect(signed).toEqual({ ...(await chain.sign(payout)), raw: 'withdrawal:1', networkFeeCoin: 'BTC' });
  expect((await chain.sign({ ...payout, reference: 'withdrawal:2' })).transactionId).not.toBe(signed.transactionId);
  const fees = new Set<string>();
  for (let block = 0; block < 30; block += 1) {
    await chain.mineBlock();
    fees.add((await chain.sign(payout)).networkFee);
  }
  expect(fees.size).toBeGreaterThan(10);
  for (const fee of fees) {
    expect(Number(fee)).toBeGreaterThanOrEqual(0.00002);
    expect(Number(fee)).toBeLessThanOrEqual(0.00006);
  }
});

test('a payout is told deeper and deeper until that is enough, and its arrival apart', async () => {
  const chain = chainOf();
  const [arrivals, payouts]: [Arrival[], PayoutReport[]] = [[], []];
  chain.onArrival(async (arrival) => (arrivals.push(arrival), 'more'));
  chain.onPayout(async (report) => (payouts.push(report), report.confirmations === 5 ? 'done' : 'more'));
  const signed = await chain.sign(payout);
  await chain.broadcast(payout, signed, 3);
  await chain.broadcast(payout, signed, 0);
  for (let block = 0; block < 4; block += 1) await chain.mineBlock();
  const { transactionId } = signed;
  expect(payouts.map(({ confirmations }) => confirmations)).toEqual([4, 5]);
  expect(payouts[0]).toMatchObject({ network: 'Bitcoin', transactionId, lost: false });
  const arrived = { network: 'Bitcoin', transactionId, outputIndex: 0, address: 'tb1', coin: 'BTC', amountUnits: 7n, isPayout: true };
  expect(arrivals).toEqual([4, 5, 6, 7].map((confirmations) => ({ ...arrived, confirmations })));
});

test('undoing reaches those of the network that are in the newest blocks; lost is lost', async () => {
  const chain = chainOf();
  const told: string[] = [];
  chain.onArrival(async ({ coin, confirmations, lost = false }) => (told.push(`${coin} ${confirmations} ${lost}`), 'more'));
  chain.resume([
    { ...payment, transactionId: 'deep', outputIndex: 0, confirmations: 3, coin: 'DEEP' },
    { ...payment, transactionId: 'new', outputIndex: 0, confirmations: 2, coin: 'NEW' },
    { ...payment, transactionId: 'far', outputIndex: 0, confirmations: 1, coin: 'FAR', network: 'Ethereum' },
    { ...payment, transactionId: 'waits', outputIndex: 0, confirmations: 0, coin: 'WAITS' },
    { ...payment, transactionId: 'gone', outputIndex: 0, confirmations: 0, coin: 'GONE' },
  ]);
  await chain.reorganise('Bitcoin', 2, ['gone']);
  expect(told.splice(0)).toEqual(['NEW 0 false', 'GONE 0 true']);
  await chain.reorganise('Bitcoin', 2, ['gone']);
  expect(told.splice(0)).toEqual([]);
  await chain.mineBlock();
  expect(told).toEqual(['DEEP 4 false', 'NEW 1 false', 'FAR 2 false', 'WAITS 1 false', 'GONE 0 true']);
});

test('where every block is undone by the next, nothing gets deeper than one', async () => {
  const chain = chainOf({ undoneOneIn: 1 });
  const depths: number[] = [];
  chain.onArrival(async ({ confirmations }) => (depths.push(confirmations), 'more'));
  await chain.send(payment);
  for (let block = 0; block < 3; block += 1) await chain.mineBlock();
  expect(depths).toEqual([0, 1, 0, 1, 0, 1]);
  const some = chainOf({ undoneOneIn: 4 });
  depths.length = 0;
  some.onArrival(async ({ confirmations }) => (depths.push(confirmations), 'more'));
  for (let block = 0; block < 40; block += 1) {
    await some.send(payment);
    await some.mineBlock();
  }
  // Each is told once when it is sent; about ten of the forty blocks are undone.
  const undone = depths.filter((depth) => depth === 0).length - 40;
  expect([undone > 2, undone < 30]).toEqual([true, true]);
});

test('blocks come by themselves while something waits, one after the other, and stop when it does not', async () => {
  let needed = true;
  let mined = 0;
  let reached = (): void => undefined;
  const third = new Promise<void>((resolve) => (reached = resolve));
  const clock = createBlockClock(
    async () => {
      mined += 1;
      if (mined === 3) {
        needed = false;
        reached();
      }
    },
    () => needed,
    1,
  );
  clock.start();
  clock.start();
  await third;
  await clock.inOrder(async () => undefined);
  expect(mined).toBe(3);
  needed = true;
  await clock.close();
  clock.start();
  await clock.close();
  expect(mined).toBe(3);
});

test('what may wait has a limit; what waits already goes on as it is', () => {
  const waiting = createWaitingTransactions({ arrival: async () => 'more', payout: async () => 'more' }, log);
  const one = (place: number) =>
    ({ kind: 'payout', network: 'Bitcoin', transactionId: String(place), confirmations: 0, lost: false }) as const;
  for (let place = 1; place < 100_000; place += 1) waiting.put(one(place));
  waiting.checkRoom();
  waiting.add(one(1));
  expect([waiting.size, [...waiting.networks()]]).toEqual([99_999, ['Bitcoin']]);
  waiting.add(one(0));
  expect(() => waiting.checkRoom()).toThrow('the test network is full');
  expect(() => waiting.add(one(100_001))).toThrow('the test network is full');
});
