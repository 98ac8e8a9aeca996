// A connected EVM chain before a node that the test writes block by block: what arrives, what is undone, what leaves, what is refused.
import { encodeFunctionData, erc20Abi, getAddress, parseTransaction, type Address, type Hex } from 'viem';
import { HDKey } from 'viem/accounts';
import { afterAll, beforeEach, expect, test } from 'vitest';

import type { Arrival, Payout, PayoutReport } from '#server/services/wallets/chain.ts';
import { user } from '#server/store/schema/identity.ts';
import { openTestStore } from '#tests/open-test-store.ts';
import { startScriptedNode, type ScriptedTransaction } from '#tests/chains/scripted-node.ts';
import { createEvmChain, type EvmChain } from './create-evm-chain.ts';
import type { EvmNetwork } from './evm-networks.ts';
import { isHex } from './raw-transaction.ts';
import { developmentSigner, type Signer } from './signer.ts';

const store = await openTestStore();
const node = await startScriptedNode();
const { state } = node;
const token = getAddress('0x00000000000000000000000000000000000070ce');
const own = getAddress('0x0000000000000000000000000000000000000fee');
const customer = getAddress('0x00000000000000000000000000000000000cabcd');
const extendedPublicKey = HDKey.fromMasterSeed(new Uint8Array(32).fill(7)).derive("m/44'/60'/0'").publicExtendedKey;
const network: EvmNetwork = {
  network: 'Ethereum',
  chainId: 31_337,
  rpcUrl: node.url,
  confirmations: 2,
  extendedPublicKey,
  coins: [
    { coin: 'ETH', decimals: 18 },
    { coin: 'USDT', contract: token, decimals: 6 },
  ],
  pollMs: 100,
  highestFeeGwei: 200,
  ownSenders: [own],
};
const assets = ['ETH', 'USDT', 'XYZ'].map((code, assetId) => ({ assetId, code, name: code, decimals: 8 }));
const assetOf = (code: string) => assets.find((asset) => asset.code === code);
const signer = developmentSigner(`0x${'1'.repeat(64)}`, 31_337);
const hot = signer.address.toLowerCase();
const logged: string[] = [];
const log = { info: () => undefined, error: (_details: object, message: string) => void logged.push(message) };
const arrivals: Arrival[] = [];
const reports: PayoutReport[] = [];
/** Set by a test. */
const answers: { arrival: () => 'more' | 'done'; payout: () => 'more' | 'done' } = { arrival: () => 'more', payout: () => 'more' };
const open: EvmChain[] = [];

async function connect(by: Signer | null = signer, changes: Partial<EvmNetwork> = {}): Promise<EvmChain> {
  const chain = await createEvmChain({
    networks: [{ ...network, ...changes }],
    signerOf: () => by,
    db: store.db,
    assetOf,
    log,
    polls: false,
  });
  open.push(chain);
  chain.onArrival(async (arrival) => (arrivals.push(arrival), answers.arrival()));
  chain.onPayout(async (report) => (reports.push(report), answers.payout()));
  return chain;
}
state.decimals.set(token.toLowerCase(), 6);
await store.db.insert(user).values(['ann', 'bob'].map((id) => ({ id, name: id, email: `${id}@example.com` })));
const way = { network: 'Ethereum', confirmations: 2, addressStyle: 'evm' } as const;
let chain = await connect();
const address = await chain.address({ userId: 'ann', coin: 'ETH' }, way);
if (!isHex(address)) throw new Error('no address');
const ours: Address = address;
await chain.look();

afterAll(async () => {
  await Promise.all(open.map((one) => one.close()));
  await node.close();
});
beforeEach(async () => {
  Object.assign(answers, { arrival: () => 'done', payout: () => 'done' });
  Object.assign(state, { refuses: false, isDown: false, baseFee: 10n ** 9n, balance: 10n ** 19n, gas: 21_000n });
  state.nonces.clear();
  // Whatever the test before has left is heard of to its end.
  node.mine();
  await chain.look();
  chain = await connect();
  await chain.address({ userId: 'ann', coin: 'ETH' }, way);
  await chain.look();
  Object.assign(answers, { arrival: () => 'more', payout: () => 'more' });
  for (const list of [arrivals, reports, logged, node.sent]) list.length = 0;
});

let made = 0;
const transaction = (change: Partial<ScriptedTransaction> = {}): ScriptedTransaction => {
  made += 1;
  return { hash: `0x${String(made).padStart(64, '0')}`, from: customer, to: ours, value: 10n ** 18n, nonce: 5, ...change };
};
const mined = async (...all: readonly ScriptedTransaction[]): Promise<void> => {
  node.mine(...all);
  await chain.look();
};
/** The depth of each telling since the last time. */
const depths = (): readonly (number | 'lost')[] =>
  arrivals.splice(0).map(({ confirmations, lost }) => (lost === true ? 'lost' : confirmations));

test('an address is a user’s, the same every time and for every coin', async () => {
  expect([await chain.address({ userId: 'ann', coin: 'USDT' }, way), ours]).toEqual([ours, ours.toLowerCase()]);
  expect(await chain.address({ userId: 'bob', coin: 'ETH' }, way)).not.toBe(ours);
  await expect(async () => chain.address({ userId: 'ann', coin: 'ETH' }, { ...way, network: 'Other' })).rejects.toThrow(
    'Other is not connected',
  );
});

test('coins of the chain itself arrive, deeper with every block, until enough was heard', async () => {
  const one = transaction({ value: 1_500_000_019_999_999_999n });
  await mined(one);
  // 18 decimals there, 8 here, rounded down.
  const arrival = { network: 'Ethereum', transactionId: one.hash, outputIndex: 0, address: ours, coin: 'ETH', amountUnits: 150_000_001n };
  expect(arrivals).toEqual([1, 1].map((confirmations) => ({ ...arrival, confirmations })));
  depths();
  answers.arrival = () => (arrivals.at(-1)?.confirmations === 3 ? 'done' : 'more');
  await mined();
  await mined();
  await mined();
  expect(depths()).toEqual([2, 3]);
});

test('nothing, to somebody else, failed, or from a sender of the operator’s own is no arrival', async () => {
  await mined(transaction({ value: 0n }), transaction({ to: customer }), transaction({ to: null }), transaction({ failed: true }));
  await mined(transaction({ from: own }), transaction({ value: 9_999_999_999n }));
  await mined(transaction({ value: 0n, from: own, tokens: [{ contract: token, to: ours, value: 5n }] }));
  expect(arrivals).toEqual([]);
});

test('more than an account can hold is said, and not credited', async () => {
  const most = BigInt(Number.MAX_SAFE_INTEGER) * 10n ** 10n;
  await mined(transaction({ value: most }), transaction({ value: most + 10n ** 10n }));
  expect(new Set(arrivals.map(({ amountUnits }) => amountUnits))).toEqual(new Set([BigInt(Number.MAX_SAFE_INTEGER)]));
  expect(logged).toEqual(['more has arrived than an account can hold; it is not credited']);
});

test('tokens arrive by what their contract has logged, each transfer for itself', async () => {
  const to = (target: Address, value: bigint, contract = token) => ({ contract, to: target, value });
  const other: Address = '0x0000000000000000000000000000000000000123';
  const one = transaction({
    value: 0n,
    to: token,
    tokens: [to(ours, 1_000_000n), to(customer, 7n), to(ours, 0n), to(ours, 5n, other), to(ours, 25n)],
  });
  answers.arrival = () => 'done';
  await mined(one);
  const arrival = { network: 'Ethereum', transactionId: one.hash, address: ours, coin: 'USDT', confirmations: 1 };
  expect(arrivals).toEqual([
    { ...arrival, outputIndex: 1, amountUnits: 100_000_000n },
    { ...arrival, outputIndex: 5, amountUnits: 2500n },
  ]);
});

test('undone it waits; in another block it goes on; spent otherwise it is lost once that is final', async () => {
  const one = transaction({ nonce: 5 });
  await mined();
  await mined(one);
  depths();
  node.undo(1);
  node.mine();
  await mined();
  expect(depths()).toEqual([0, 0]);
  await mined(one);
  expect(depths()).toEqual([1, 1]);
  node.undo(1);
  // The number five is used: six are, from here on.
  state.nonces.set(customer.toLowerCase(), 5);
  node.mine();
  await mined();
  expect(depths()).toEqual([0, 0]);
  state.nonces.set(customer.toLowerCase(), 6);
  await mined();
  expect(depths()).toEqual(['lost']);
});

test('a node that is behind for a moment has undone nothing', async () => {
  await mined(transaction());
  depths();
  node.undo(0);
  await chain.look();
  expect(depths()).toEqual([1]);
});

test('an arrival that nobody could take down is told again with the next block', async () => {
  answers.arrival = () => {
    throw new Error('the database is away');
  };
  node.mine(transaction());
  await expect(chain.look()).rejects.toThrow('the database is away');
  answers.arrival = () => 'more';
  await chain.look();
  expect(depths()).toEqual([1, 1, 1]);
  answers.arrival = () => {
    throw new Error('away again');
  };
  await mined();
  expect(logged).toEqual(['a deposit could not be taken down; the next block tells it again']);
});

test('what was on its way before a stop is looked for', async () => {
  const [one, gone] = [transaction(), transaction()];
  node.mine(one);
  const again = await connect();
  const waiting = { network: 'Ethereum', outputIndex: 0, address: ours, coin: 'ETH', amountUnits: 5n, confirmations: 1 };
  again.resume([
    { ...waiting, transactionId: one.hash },
    { ...waiting, transactionId: gone.hash },
    { ...waiting, transactionId: 'none' },
  ]);
  again.resume([{ ...waiting, network: 'Other', transactionId: one.hash }]);
  node.mine();
  await again.look();
  const last = new Map(arrivals.map(({ transactionId, confirmations }) => [transactionId, confirmations]));
  expect(last).toEqual(
    new Map([
      [one.hash, 2],
      [gone.hash, 0],
    ]),
  );
});

let asked = 0;
const payout = (change: Partial<Payout> = {}): Payout => {
  asked += 1;
  return {
    reference: `withdrawal:${asked}`,
    network: 'Ethereum',
    coin: 'ETH',
    address: customer.toLowerCase(),
    memo: '',
    amountUnits: 5n,
    ...change,
  };
};
const rawOf = ({ raw }: { readonly raw: string }): Hex => {
  if (!isHex(raw)) throw new Error('not hexadecimal');
  return raw;
};

test('a payout is one transaction for good, with a fifth more gas than estimated and the next number', async () => {
  state.pendingNonce = 3;
  const one = payout({ amountUnits: 123_456_789n });
  const signed = await chain.sign(one);
  const said = parseTransaction(rawOf(signed));
  // 1.23456789 of 18 decimals; 21,000 × 1.2.
  expect(said).toMatchObject({ chainId: 31_337, nonce: 3, to: customer.toLowerCase(), value: 1_234_567_890_000_000_000n, gas: 25_200n });
  // Twelve tenths of 1 gwei and one more of priority, by 25,200 units of gas.
  expect(signed).toMatchObject({ networkFeeCoin: 'ETH', networkFee: '0.0000302400000252' });
  expect(await chain.sign(one)).toEqual(signed);
  // Never published: its number goes to the next.
  const next = await chain.sign(payout());
  expect(parseTransaction(rawOf(next)).nonce).toBe(3);
  await chain.broadcast(one, next, 0);
  expect(node.sent).toEqual([next.raw]);
  expect(parseTransaction(rawOf(await chain.sign(payout()))).nonce).toBe(4);
});

test('tokens leave by their contract, in its decimals', async () => {
  const signed = await chain.sign(payout({ coin: 'USDT', amountUnits: 12_300n }));
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [customer, 123n] });
  expect(parseTransaction(rawOf(signed))).toMatchObject({ to: token.toLowerCase(), data });
});

test('refused, and no number is used: parts that the chain lacks, other coins, too high a fee, too little money, no signer', async () => {
  await expect(chain.sign(payout({ coin: 'USDT', amountUnits: 12_350n }))).rejects.toThrow('USDT has no such part on Ethereum');
  await expect(chain.sign(payout({ coin: 'XYZ' }))).rejects.toThrow('XYZ is not on Ethereum');
  await expect((async () => chain.sign(payout({ network: 'Other' })))()).rejects.toThrow('Other is not connected');
  state.baseFee = 200n * 10n ** 9n;
  await expect(chain.sign(payout())).rejects.toThrow('gwei; payouts wait above 200');
  state.baseFee = 10n ** 9n;
  // 50,000,000,000 for the receiver and 25,200 × 1,200,000,001 for the chain.
  state.balance = 50_000_000_000n + 25_200n * 1_200_000_001n - 1n;
  await expect(chain.sign(payout())).rejects.toThrow('the hot wallet of Ethereum has too little ETH');
  state.balance += 1n;
  expect(await chain.sign(payout())).toHaveProperty('raw');
  await expect((await connect(null)).sign(payout())).rejects.toThrow('nobody signs for Ethereum: payouts wait');
});

test('a signer that signs something else is not believed', async () => {
  const wrongs: readonly Partial<Parameters<Signer['sign']>[0]>[] = [
    { chainId: 1 },
    { nonce: 99 },
    { to: own },
    { value: 6n },
    { data: '0x01' },
    { gas: 1n },
    { maxFeePerGas: 7n * 10n ** 9n },
  ];
  for (const wrong of wrongs) {
    const liar = await connect({ ...signer, sign: (one) => signer.sign({ ...one, ...wrong }) });
    await expect(liar.sign(payout())).rejects.toThrow('the signer has signed something else');
  }
  const other = await connect({ ...signer, address: customer });
  await expect(other.sign(payout())).rejects.toThrow('the signer has signed something else');
  const old = await connect({ ...signer, sign: async () => '0x01' });
  await expect(old.sign(payout())).rejects.toThrow('another kind of transaction');
});

test('a payout is sent again when the node has forgotten it, told deeper in its block, and lost when that failed or its number is used', async () => {
  const one = payout();
  const signed = await chain.sign(one);
  const hash: Hex = `0x${signed.transactionId.slice(2)}`;
  const { nonce = 0 } = parseTransaction(rawOf(signed));
  await chain.broadcast(one, signed, 0);
  await mined();
  expect([node.sent.length, reports.splice(0)]).toEqual([1, [{ network: 'Ethereum', transactionId: hash, confirmations: 0, lost: false }]]);
  state.pool.clear();
  await mined();
  expect(node.sent).toEqual([signed.raw, signed.raw]);
  reports.length = 0;
  const inBlock = transaction({ hash, from: signer.address, nonce });
  await mined(inBlock);
  await mined();
  expect(reports.splice(0).map(({ confirmations, lost }) => [confirmations, lost])).toEqual([
    [1, false],
    [2, false],
  ]);
  node.undo(2);
  node.mine();
  node.mine({ ...inBlock, failed: true });
  // Final at twice two and six more.
  for (let block = 0; block < 10; block += 1) await mined();
  expect(reports.splice(0).map(({ lost }) => lost)).toEqual([...Array.from({ length: 8 }, () => false), true, true]);
  node.undo(11);
  node.mine();
  state.nonces.set(hot, nonce);
  await mined();
  expect(reports.at(-1)).toMatchObject({ lost: false });
  state.nonces.set(hot, nonce + 1);
  answers.payout = () => 'done';
  await mined();
  await mined();
  expect(reports.slice(-1)).toMatchObject([{ confirmations: 0, lost: true }]);
  await expect(chain.broadcast(one, { transactionId: 'x', raw: '0x' }, 0)).rejects.toThrow('x is no transaction of Ethereum');
});

test('a node that takes nothing, or does not answer, is asked again', async () => {
  const one = payout();
  const signed = await chain.sign(one);
  state.refuses = true;
  await chain.broadcast(one, signed, 0);
  expect(logged.splice(0)).toEqual(['a payout was not taken by its network; it is sent again']);
  state.refuses = false;
  await mined();
  expect(node.sent).toEqual([signed.raw]);
  state.isDown = true;
  await connect();
  expect(logged).toContain('a node does not answer: nothing arrives and nothing leaves over its network until it does');
});

test.each([
  ['another chain', () => void (state.chainId = 1), 'Ethereum: the node is of chain 1, not of 31337'],
  ['other decimals', () => state.decimals.set(token.toLowerCase(), 18), 'Ethereum: USDT has 18 decimals, not 6'],
  ['no token', () => state.decimals.delete(token.toLowerCase()), `Ethereum: there is no token at ${token}`],
])('a node of %s is not connected', async (_what, change, why) => {
  change();
  await expect(connect()).rejects.toThrow(why);
  state.chainId = 31_337;
  state.decimals.set(token.toLowerCase(), 6);
});

test('the first block to read is the operator’s, and otherwise the newest', async () => {
  const [before, newest] = [transaction(), transaction()];
  node.mine(before);
  node.mine(newest);
  const seen = async (changes: Partial<EvmNetwork>) => {
    arrivals.length = 0;
    const other = await connect(null, { network: `Net ${changes.firstBlock}`, ...changes });
    await other.address({ userId: 'ann', coin: 'ETH' }, { ...way, network: `Net ${changes.firstBlock}` });
    await other.look();
    return new Set(arrivals.map(({ transactionId }) => transactionId));
  };
  expect(await seen({})).toEqual(new Set([newest.hash]));
  expect((await seen({ firstBlock: 1 })).has(before.hash)).toBe(true);
});

test('it reads by itself once both listeners are there, and stops when it is closed', async () => {
  const polling = await createEvmChain({ networks: [{ ...network, pollMs: 5 }], signerOf: () => null, db: store.db, assetOf, log });
  const seen: string[] = [];
  polling.onArrival(async ({ transactionId }) => (seen.push(transactionId), 'done'));
  polling.onPayout(async () => 'done');
  await polling.address({ userId: 'ann', coin: 'ETH' }, way);
  const [one, two] = [transaction(), transaction()];
  node.mine(one);
  await expect.poll(() => seen).toContain(one.hash);
  state.isDown = true;
  await expect.poll(() => logged).toContain('a chain could not be read; it is tried again');
  state.isDown = false;
  node.mine(two);
  await expect.poll(() => seen, { timeout: 5000 }).toContain(two.hash);
  await polling.close();
});
