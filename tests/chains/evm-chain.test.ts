// A real chain of development behind the wallets: what arrives, what is undone, what leaves, and what a stop in between does.
import { parseEther, parseUnits, type Address } from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { EvmNetwork } from '#server/services/wallets/evm/evm-networks.ts';
import { developmentSigner, type Unsigned } from '#server/services/wallets/evm/signer.ts';
import { seedKey, startChainVenue, type ChainVenue } from './chain-venue.ts';
import { startDevChain, tokenAbi, type DevChain } from './dev-chain.ts';

/** The key of the first account of the development chain: everybody knows it. */
const hotKey = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80';
const stranger: Address = '0x00000000000000000000000000000000DeaDBeef';
let chain: DevChain;
let venue: ChainVenue;
let network: EvmNetwork;
let token: Address;
beforeAll(async () => {
  chain = await startDevChain();
  token = await chain.deployToken(6);
  network = {
    network: 'Ethereum',
    chainId: 31_337,
    rpcUrl: chain.url,
    confirmations: 3,
    extendedPublicKey: seedKey.publicExtendedKey,
    coins: [
      { coin: 'ETH', decimals: 18, minimumDeposit: '0.001' },
      { coin: 'USDT', contract: token, decimals: 6, minimumDeposit: '1' },
    ],
    pollMs: 1000,
    highestFeeGwei: 200,
    ownSenders: [],
  };
  venue = await startChainVenue(network, developmentSigner(hotKey, 31_337));
}, 180_000);
afterAll(async () => {
  await venue.close();
  await chain.close();
});

const mine = async (blocks: number): Promise<void> => {
  await chain.mine(blocks);
  await venue.look();
};
const nonceOf = (address: Address): Promise<number> => chain.client.getTransactionCount({ address });
const tokensOf = (address: Address): Promise<bigint> =>
  chain.client.readContract({ address: token, abi: tokenAbi, functionName: 'balanceOf', args: [address] });

test('the chain’s own coin: seen in its block, credited at its depth, once', async () => {
  const address = await venue.address('ETH');
  expect(address).toBe(await venue.address('USDT'));
  await venue.look();
  await chain.pay(address, '1.5');
  await venue.look();
  expect([await venue.deposits(), venue.holding('ETH')]).toEqual([['1.5 ETH pending 1'], '0+0']);
  await mine(1);
  expect(venue.holding('ETH')).toBe('0+0');
  await mine(1);
  expect([await venue.deposits(), venue.holding('ETH')]).toEqual([['1.5 ETH credited 3'], '1.5+0']);
  await venue.restart();
  await mine(20);
  expect([await venue.deposits(), venue.holding('ETH')]).toEqual([['1.5 ETH credited 23'], '1.5+0']);
});

test('tokens: two transfers in one transaction are two deposits; dust, and what failed, is none', async () => {
  const address = await venue.address('USDT');
  await chain.callToken(token, 'mint', chain.owner.address, parseUnits('10000', 6));
  const args = [address, parseUnits('100', 6), parseUnits('25.5', 6)] as const;
  await chain.client.writeContract({
    account: chain.owner,
    chain: null,
    address: token,
    abi: tokenAbi,
    functionName: 'transferTwice',
    args,
  });
  await chain.callToken(token, 'transfer', address, parseUnits('0.99', 6));
  await mine(3);
  expect((await venue.deposits()).slice(0, 2).toSorted()).toEqual(['100 USDT credited 5', '25.5 USDT credited 5']);
  expect(venue.holding('USDT')).toBe('125.5+0');
});

test('a stop while a deposit waits, and blocks that came meanwhile', async () => {
  await chain.callToken(token, 'transfer', await venue.address('USDT'), parseUnits('10', 6));
  await venue.look();
  await chain.callToken(token, 'transfer', await venue.address('USDT'), parseUnits('4.5', 6));
  await chain.mine(5);
  await venue.restart();
  await venue.look();
  expect((await venue.deposits()).slice(0, 2)).toEqual(['4.5 USDT credited 6', '10 USDT credited 7']);
  expect(venue.holding('USDT')).toBe('140+0');
});

test('undone before it counts: it waits; mined again in another block, it counts once', async () => {
  const before = await chain.client.snapshot();
  const raw = await chain.signed(chain.customer, await venue.address('ETH'), parseEther('2'));
  await chain.send(raw);
  await mine(1);
  expect((await venue.deposits())[0]).toBe('2 ETH pending 2');
  await chain.client.revert({ id: before });
  await mine(4);
  expect((await venue.deposits())[0]).toBe('2 ETH pending 0');
  await chain.send(raw);
  await mine(2);
  expect([(await venue.deposits())[0], venue.holding('ETH')]).toEqual(['2 ETH credited 3', '3.5+0']);
});

test('undone after it was credited: taken back; spent otherwise by its sender, it is lost for good', async () => {
  const before = await chain.client.snapshot();
  const nonce = await nonceOf(chain.customer.address);
  await chain.pay(await venue.address('ETH'), '5');
  await mine(3);
  expect(venue.holding('ETH')).toBe('8.5+0');
  await chain.client.revert({ id: before });
  await chain.send(await chain.signed(chain.customer, stranger, parseEther('5'), nonce));
  await mine(6);
  expect([(await venue.deposits())[0], venue.holding('ETH')]).toEqual(['5 ETH pending 0', '3.5+0']);
  await mine(12);
  expect([(await venue.deposits())[0], venue.holding('ETH')]).toEqual(['5 ETH reversed 0', '3.5+0']);
  expect(venue.invariants()).toEqual([]);
});

test('a payout: one transaction, confirmed at its depth, the fee to the venue', async () => {
  const nonce = await nonceOf(chain.hot.address);
  const id = await venue.withdraw('ETH', stranger, 50_000_000n, 1_000_000n);
  expect(await venue.withdrawal(id)).toMatchObject({ state: 'sent', networkFeeCoin: 'ETH' });
  await mine(1);
  expect(await venue.withdrawal(id)).toMatchObject({ state: 'sent', confirmations: 2 });
  await mine(1);
  expect(await venue.withdrawal(id)).toMatchObject({ state: 'confirmed', confirmations: 3 });
  expect(await chain.client.getBalance({ address: stranger })).toBe(parseEther('5.5'));
  expect(await nonceOf(chain.hot.address)).toBe(nonce + 1);
  expect(venue.holding('ETH')).toBe('2.99+0');
});

test('the hot wallet has no such token: it waits, takes no number, and goes once there is some', async () => {
  const nonce = await nonceOf(chain.hot.address);
  const id = await venue.withdraw('USDT', stranger, 2_000_000_000n);
  expect(await venue.withdrawal(id)).toMatchObject({ state: 'review' });
  await chain.callToken(token, 'mint', chain.hot.address, parseUnits('1000', 6));
  await venue.tick();
  expect(await venue.withdrawal(id)).toMatchObject({ state: 'sent' });
  await mine(2);
  expect(await venue.withdrawal(id)).toMatchObject({ state: 'confirmed' });
  expect([await tokensOf(stranger), await nonceOf(chain.hot.address)]).toEqual([parseUnits('20', 6), nonce + 1]);
});

test('a stop between signing and writing it down, and one before sending: each leaves once', async () => {
  const [nonce, held] = [await nonceOf(chain.hot.address), await tokensOf(stranger)];
  venue.cut.afterSigning = true;
  const first = await venue.withdraw('USDT', stranger, 1_000_000_000n);
  expect(await venue.withdrawal(first)).toMatchObject({ state: 'review', transactionId: null });
  await venue.restart();
  await venue.tick();
  venue.cut.beforeSending = true;
  const second = await venue.withdraw('USDT', stranger, 500_000_000n);
  expect(await venue.withdrawal(second)).toMatchObject({ state: 'sent' });
  await venue.restart();
  await venue.restart();
  await mine(3);
  for (const id of [first, second]) expect(await venue.withdrawal(id)).toMatchObject({ state: 'confirmed' });
  expect([await tokensOf(stranger), await nonceOf(chain.hot.address)]).toEqual([held + parseUnits('15', 6), nonce + 2]);
});

test('signed, never sent, then rejected: its number goes to the next, so that nothing is held up', async () => {
  const nonce = await nonceOf(chain.hot.address);
  venue.cut.afterSigning = true;
  const first = await venue.withdraw('USDT', stranger, 1_000_000_000n);
  expect(await venue.reject(first)).toMatchObject({ state: 'failed', reason: 'rejected' });
  venue.cut.afterSigning = false;
  const second = await venue.withdraw('USDT', stranger, 300_000_000n);
  await mine(3);
  expect(await venue.withdrawal(second)).toMatchObject({ state: 'confirmed' });
  expect(await nonceOf(chain.hot.address)).toBe(nonce + 1);
});

test('its number was used by something else: it fails, and the money is back only once that is final', async () => {
  const [nonce, holding] = [await nonceOf(chain.hot.address), venue.holding('ETH')];
  await chain.client.setAutomine(false);
  const id = await venue.withdraw('ETH', stranger, 10_000_000n);
  await chain.client.dropTransaction({ hash: `0x${((await venue.withdrawal(id)).transactionId ?? '').slice(2)}` });
  // It waits for its block: nothing is mined just now.
  await chain.client.sendRawTransaction({ serializedTransaction: await chain.signed(chain.hot, chain.customer.address, 1n, nonce) });
  await chain.client.setAutomine(true);
  await mine(4);
  expect(await venue.withdrawal(id)).toMatchObject({ state: 'sent', confirmations: 0 });
  await mine(12);
  expect(await venue.withdrawal(id)).toMatchObject({ state: 'failed', reason: 'lost' });
  expect(venue.holding('ETH')).toBe(holding);
  expect(venue.invariants()).toEqual([]);
});

test('a payout that its network undoes waits again, is sent again, and is paid once', async () => {
  const balance = await chain.client.getBalance({ address: stranger });
  const before = await chain.client.snapshot();
  const id = await venue.withdraw('ETH', stranger, 10_000_000n);
  await mine(1);
  expect(await venue.withdrawal(id)).toMatchObject({ state: 'sent', confirmations: 2 });
  await chain.client.revert({ id: before });
  await mine(3);
  await mine(1);
  expect(await venue.withdrawal(id)).toMatchObject({ state: 'sent' });
  await mine(3);
  expect(await venue.withdrawal(id)).toMatchObject({ state: 'confirmed' });
  expect(await chain.client.getBalance({ address: stranger })).toBe(balance + parseEther('0.1'));
});

test.each([
  ['another chain', () => ({ ...network, chainId: 1 }), 'the node is of chain 31337, not of 1'],
  [
    'a token of other decimals',
    () => ({ ...network, coins: [{ coin: 'USDT', contract: token, decimals: 18 }] }),
    'USDT has 6 decimals, not 18',
  ],
  [
    'no token at all',
    () => ({ ...network, coins: [{ coin: 'USDT', contract: stranger, decimals: 6 }] }),
    `there is no token at ${stranger}`,
  ],
  ['a private key', () => ({ ...network, extendedPublicKey: seedKey.privateExtendedKey }), 'this is an extended private key'],
])('refused at start: %s', async (_what, make, why) => {
  await expect(venue.connect(make(), null)).rejects.toThrow(why);
});

test('a signer that signs something else is not believed, and takes no number', async () => {
  const nonce = await nonceOf(chain.hot.address);
  const honest = developmentSigner(hotKey, 31_337);
  const lies = [
    { ...honest, sign: (asked: Unsigned) => honest.sign({ ...asked, to: chain.customer.address }) },
    { ...honest, sign: (asked: Unsigned) => honest.sign({ ...asked, value: asked.value + 1n }) },
    { ...honest, address: chain.owner.address },
  ];
  const payout = { network: 'Ethereum', coin: 'ETH', address: stranger.toLowerCase(), memo: '', amountUnits: 1_000_000n };
  for (const [place, liar] of lies.entries()) {
    const connected = await venue.connect(network, liar);
    await expect(connected.sign({ ...payout, reference: `lie-${place}` })).rejects.toThrow('the signer has signed something else');
    await connected.close();
  }
  expect(await nonceOf(chain.hot.address)).toBe(nonce);
});

test('nobody signs: payouts wait; fees above the operator’s most: they wait too', async () => {
  const payout = { reference: 'x', network: 'Ethereum', coin: 'ETH', address: stranger.toLowerCase(), memo: '', amountUnits: 1_000_000n };
  await expect((await venue.connect(network, null)).sign(payout)).rejects.toThrow('nobody signs for Ethereum');
  const thrifty = await venue.connect({ ...network, highestFeeGwei: 0.000001 }, developmentSigner(hotKey, 31_337));
  await expect(thrifty.sign(payout)).rejects.toThrow('payouts wait above');
});
