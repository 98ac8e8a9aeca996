// Ways around the checks of a withdrawal, tried one by one. None of them works.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { addAddress } from '#lib/contract/calls/v1/assets/withdraw/address/add.ts';
import { removeAddress } from '#lib/contract/calls/v1/assets/withdraw/address/remove.ts';
import { setWhitelist } from '#lib/contract/calls/v1/assets/withdraw/address/whitelist.ts';
import { getReceiver } from '#lib/contract/calls/v1/assets/withdraw/internal/receiver.ts';
import { sendToUser } from '#lib/contract/calls/v1/assets/withdraw/internal/send.ts';
import { applyWithdrawal } from '#lib/contract/calls/v1/assets/withdraw/apply.ts';
import { cancelWithdrawal } from '#lib/contract/calls/v1/assets/withdraw/cancel.ts';
import { confirmWithdrawal } from '#lib/contract/calls/v1/assets/withdraw/confirm.ts';
import { listReviews } from '#lib/contract/calls/v1/operator/withdrawals/list.ts';
import { quoteConversion } from '#lib/contract/calls/v1/spot/convert/quotedPrice.ts';
import { takeConversion } from '#lib/contract/calls/v1/spot/convert/trade.ts';
import { voteOnWithdrawal } from '#lib/contract/calls/v1/operator/withdrawals/vote.ts';
import { sendTestCoins } from '#lib/contract/calls/v1/testnet/send.ts';
import { placeOrder } from '#lib/contract/calls/v1/spot/order/place.ts';
import { userInfo } from '#lib/contract/calls/v1/user/overview/userinfo.ts';
import { enablePin } from '#lib/contract/calls/v1/user/security/pin/enable-pin.ts';
import { VerificationPurpose } from '#lib/contract/accounts/verification.ts';
import { proofOf, tryProven } from '../prove.ts';
import { quoteHouse } from '../quote-house.ts';
import { startTestExchange, type TestExchange } from '../start-test-exchange.ts';
import { createVisitor, type Visitor } from '../visitor.ts';
import { ask, codeOf, confirm, createWithdrawer, holding, record, stranger, tryApply } from './withdrawer.ts';

const hour = 60 * 60_000;
let nowMs = Date.now();
let exchange: TestExchange;
let operator: Visitor;
let ann: Visitor;
beforeAll(async () => {
  exchange = await startTestExchange({ hotWalletLimit: 10_000, now: () => nowMs });
  operator = createVisitor(exchange, { 'x-operator-key': exchange.operatorKey });
});
afterAll(() => exchange.close());
beforeEach(async () => {
  // The withdrawals of others from the hot wallet are a day ago.
  nowMs += 25 * hour;
  ann = await createWithdrawer(exchange, '1000');
});

const blocks = async (count: number): Promise<void> => {
  for (let block = 0; block < count; block += 1) await exchange.chain.mineBlock();
};
const request = { coin: 'USDT', network: 'Ethereum', address: stranger, amount: '100' };
const refusedBy = async (answer: ReturnType<Visitor['try']>): Promise<string> => (await answer).code;

test('1. without a proof', async () => {
  expect(await refusedBy(ann.try(applyWithdrawal, request))).toBe('24392');
  expect(await holding(ann)).toBe('1000+0');
});

test('2. with a proof of another purpose, or of somebody else', async () => {
  const bob = await createWithdrawer(exchange, '100');
  for (const proof of [await proofOf(ann, VerificationPurpose.addAddress), await proofOf(bob, VerificationPurpose.withdraw)])
    expect(await refusedBy(tryProven(ann, applyWithdrawal, request, proof))).toBe('24393');
  expect(await holding(ann)).toBe('1000+0');
});

test('3. one proof for many withdrawals at once', async () => {
  const proof = await proofOf(ann, VerificationPurpose.withdraw);
  const codes = await Promise.all(Array.from({ length: 8 }, () => refusedBy(tryProven(ann, applyWithdrawal, request, proof))));
  expect(codes.filter((code) => code === '00000').length).toBe(1);
  expect(await holding(ann)).toBe('900+100');
});

test('4. confirming or cancelling what is somebody else’s', async () => {
  const bob = await createWithdrawer(exchange, '100');
  const withdrawalId = await ask(ann, { amount: '100' });
  const code = await codeOf(ann, withdrawalId);
  expect(await refusedBy(bob.try(confirmWithdrawal, { withdrawalId, code }))).toBe('40060');
  expect(await refusedBy(bob.try(cancelWithdrawal, { withdrawalId }))).toBe('40060');
  expect(await record(ann, withdrawalId)).toMatchObject({ state: 'pending' });
});

test('5. guessing the code, many at once: five tries, then it is cancelled, and the right one comes too late', async () => {
  const withdrawalId = await ask(ann, { amount: '100' });
  const right = await codeOf(ann, withdrawalId);
  const wrong = right === '123456' ? '654321' : '123456';
  const codes = await Promise.all(Array.from({ length: 20 }, () => refusedBy(ann.try(confirmWithdrawal, { withdrawalId, code: wrong }))));
  expect(codes.filter((code) => code === '40062').length).toBe(4);
  expect(await refusedBy(ann.try(confirmWithdrawal, { withdrawalId, code: right }))).toBe('40060');
  expect(await record(ann, withdrawalId)).toMatchObject({ state: 'cancelled', reason: 'wrong-codes' });
  expect(await holding(ann)).toBe('1000+0');
});

test('6. an old code', async () => {
  const withdrawalId = await ask(ann, { amount: '100' });
  nowMs += hour;
  expect(await refusedBy(ann.try(confirmWithdrawal, { withdrawalId, code: await codeOf(ann, withdrawalId) }))).toBe('40063');
  expect(await record(ann, withdrawalId)).toMatchObject({ state: 'cancelled', reason: 'expired' });
  expect(await holding(ann)).toBe('1000+0');
});

test('7. the code of another withdrawal', async () => {
  const [small, large] = [await ask(ann, { amount: '20' }), await ask(ann, { amount: '900' })];
  const code = await codeOf(ann, small);
  expect(await refusedBy(ann.try(confirmWithdrawal, { withdrawalId: large, code }))).toBe('40062');
});

test('8. confirming and cancelling at the same time, and confirming many times: one debit or none', async () => {
  const withdrawalId = await ask(ann, { amount: '100' });
  const code = await codeOf(ann, withdrawalId);
  await Promise.all([
    ...Array.from({ length: 4 }, () => ann.try(confirmWithdrawal, { withdrawalId, code })),
    ...Array.from({ length: 4 }, () => ann.try(cancelWithdrawal, { withdrawalId })),
  ]);
  await blocks(12);
  const { state } = await record(ann, withdrawalId);
  expect(await holding(ann)).toBe(state === 'cancelled' ? '1000+0' : '900+0');
  expect(['cancelled', 'confirmed']).toContain(state);
});

test('9. more than the day allows, in pieces and all at once', async () => {
  const rich = await createWithdrawer(exchange, '25000');
  await rich.call(sendTestCoins, { coin: 'USDT', network: 'ERC20', amount: '24000' });
  await blocks(12);
  const first = await ask(rich, { amount: '45000' });
  await confirm(rich, first);
  for (const name of ['anna', 'boris']) await operator.call(voteOnWithdrawal, { withdrawalId: first, operator: name, approves: true });
  await rich.call(sendTestCoins, { coin: 'USDT', network: 'ERC20', amount: '24000' });
  await blocks(12);
  // 28,000 are there, and of the 50,000 that may leave in a day 5,000 are left.
  const proofs: string[] = [];
  for (let turn = 0; turn < 8; turn += 1) proofs.push(await proofOf(rich, VerificationPurpose.withdraw));
  const pieces = await Promise.all(
    proofs.map((proof) => refusedBy(tryProven(rich, applyWithdrawal, { ...request, amount: '1000' }, proof))),
  );
  expect(pieces.toSorted()).toEqual([...Array.from({ length: 5 }, () => '00000'), '40053', '40053', '40053']);
});

test('10. pieces below the limit of the hot wallet: together they wait for people all the same', async () => {
  const rich = await createWithdrawer(exchange, '25000');
  const states: string[] = [];
  for (let turn = 0; turn < 3; turn += 1) states.push((await confirm(rich, await ask(rich, { amount: '4000' }))).state);
  expect(states).toEqual(['sent', 'sent', 'review']);
});

test('11. one operator who says yes twice, under the limit of two; and one who says no', async () => {
  const rich = await createWithdrawer(exchange, '25000');
  const withdrawalId = await ask(rich, { amount: '12000' });
  expect(await confirm(rich, withdrawalId)).toMatchObject({ state: 'review', reason: 'approval' });
  const yes = { withdrawalId, operator: 'anna', approves: true };
  expect(await operator.call(voteOnWithdrawal, yes)).toMatchObject({ state: 'review' });
  expect(await refusedBy(operator.try(voteOnWithdrawal, yes))).toBe('40065');
  expect(await refusedBy(operator.try(voteOnWithdrawal, { ...yes, operator: 'Anna' }))).toBe('40020');
  expect(await record(rich, withdrawalId)).toMatchObject({ state: 'review' });
  expect((await operator.call(listReviews, {})).list.find((one) => one.withdrawalId === withdrawalId)).toMatchObject({
    worth: '12000',
    votes: [{ operator: 'anna', approves: true }],
  });
  expect(await operator.call(voteOnWithdrawal, { ...yes, operator: 'boris' })).toMatchObject({ state: 'sent' });
  const second = await ask(rich, { amount: '12000' });
  await confirm(rich, second);
  await operator.call(voteOnWithdrawal, { ...yes, withdrawalId: second });
  expect(await operator.call(voteOnWithdrawal, { withdrawalId: second, operator: 'boris', approves: false })).toMatchObject({
    state: 'failed',
    reason: 'rejected',
  });
  expect(await refusedBy(operator.try(voteOnWithdrawal, { withdrawalId: second, operator: 'carla', approves: true }))).toBe('40064');
  expect(await holding(rich)).toBe('13000+12000');
});

test('12. around the whitelist: another address, a new one, one added again, the switch', async () => {
  const kept = { label: 'home', coin: 'USDT', network: 'Ethereum', address: stranger };
  const { data } = await tryProven(ann, addAddress, kept);
  await tryProven(ann, setWhitelist, { on: true });
  expect(await refusedBy(tryApply(ann, { amount: '100', address: `0x${'6'.repeat(40)}` }))).toBe('40055');
  expect(await refusedBy(tryApply(ann, { amount: '100' }))).toBe('40056');
  nowMs += 23 * hour;
  await tryProven(ann, setWhitelist, { on: false });
  expect(await refusedBy(tryApply(ann, { amount: '100', address: `0x${'6'.repeat(40)}` }))).toBe('40055');
  nowMs += 2 * hour;
  expect(await refusedBy(tryApply(ann, { amount: '100' }))).toBe('00000');
  const addressId = typeof data === 'object' && data !== null && 'addressId' in data ? data.addressId : '';
  await ann.call(removeAddress, { addressId: String(addressId) });
  await tryProven(ann, addAddress, kept);
  expect(await refusedBy(tryApply(ann, { amount: '100' }))).toBe('40056');
});

test('13. after a change of the PIN, in what was asked for before it too', async () => {
  const before = await ask(ann, { amount: '100' });
  expect((await tryProven(ann, enablePin, { pin: '830275' })).code).toBe('00000');
  expect(await refusedBy(ann.try(confirmWithdrawal, { withdrawalId: before, code: await codeOf(ann, before) }))).toBe('40054');
  expect(await holding(ann)).toBe('900+100');
});

test('14. what has not arrived yet, and what an order holds', async () => {
  await ann.call(sendTestCoins, { coin: 'USDT', network: 'ERC20', amount: '500' });
  await blocks(11);
  expect(await refusedBy(tryApply(ann, { amount: '1000.5' }))).toBe('02014');
  const bid = { symbolId: 'BTCUSDT_SPBL', delegateType: 21, orderType: 0, delegatePrice: '95000.00', delegateCount: '0.01' } as const;
  await ann.call(placeOrder, bid);
  expect(await holding(ann)).toBe('50+950');
  expect(await refusedBy(tryApply(ann, { amount: '50.5' }))).toBe('02014');
});

test('15. cancelling what is on its way', async () => {
  const withdrawalId = await ask(ann, { amount: '100' });
  await confirm(ann, withdrawalId);
  expect(await refusedBy(ann.try(cancelWithdrawal, { withdrawalId }))).toBe('40061');
  expect(await holding(ann)).toBe('900+100');
});

test('16. converting first: what is held for a withdrawal stays held, and the hold is on every coin', async () => {
  await quoteHouse(exchange, { ETHUSDT: 3_000 });
  const pending = await ask(ann, { amount: '600' });
  const whole = { fromCoin: 'USDT', toCoin: 'ETH', fromCoinSize: '400.1' };
  expect(await refusedBy(ann.try(quoteConversion, whole))).toBe('02014');
  expect((await tryProven(ann, enablePin, { pin: '493027' })).code).toBe('00000');
  // The hold stops what leaves, not what stays.
  const { traceId } = await ann.call(quoteConversion, { ...whole, fromCoinSize: '400' });
  await ann.call(takeConversion, { traceId });
  expect(await holding(ann)).toBe('0+600');
  expect(await refusedBy(tryApply(ann, { coin: 'ETH', network: 'Ethereum', amount: '0.1' }))).toBe('40054');
  await ann.call(cancelWithdrawal, { withdrawalId: pending });
  expect(await holding(ann)).toBe('600+0');
  expect(await exchange.client.checkInvariants()).toEqual([]);
});

test('17. to another user of the venue: without a proof, around the whitelist, around the hold', async () => {
  const bob = await createWithdrawer(exchange, '100');
  const { userInfo: told } = await bob.call(userInfo, {});
  const gift = { receiver: told.userId, coin: 'USDT', amount: '100' };
  expect(await refusedBy(ann.try(sendToUser, gift))).toBe('24392');
  await tryProven(ann, setWhitelist, { on: true });
  expect(await refusedBy(tryProven(ann, sendToUser, gift))).toBe('40055');
  const eve = await createWithdrawer(exchange, '100');
  await tryProven(eve, enablePin, { pin: '830275' });
  expect(await refusedBy(tryProven(eve, sendToUser, gift, await proofOf(eve, VerificationPurpose.withdraw, '830275')))).toBe('40054');
  // Nobody's address is verified where no e-mails are sent, so none is a name: an attacker may have registered with it.
  const named = { ...gift, receiver: 'somebody@example.com' };
  expect(await refusedBy(ann.try(getReceiver, { receiver: named.receiver }))).toBe('40088');
  expect(await refusedBy(tryProven(eve, sendToUser, named, await proofOf(eve, VerificationPurpose.withdraw, '830275')))).toBe('40088');
  expect([await holding(ann), await holding(bob)]).toEqual(['1000+0', '100+0']);
});
