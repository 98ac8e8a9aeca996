// Commands to bytes and back: every kind, every choice, the greatest numbers; what could not be read back is refused before it is written.
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { EntryPoint, HoldSide, MarketState, SelfTradePrevention, Side, TimeInForce, Wallet } from '#lib/contract/enums.ts';
import { ByteWriter } from './byte-writer.ts';
import { decodeCommand, encodeCommand } from './command-codec.ts';
import { AccountKind } from '../identity/account-kind.ts';
import { BestPrice } from '../orders/order-command.ts';
import type { Command } from '../command.ts';
import { planKinds } from '../plans/plan-kinds.ts';
import { lots, ticks, units } from '../units.ts';
import { arbitraryStrategyCommand } from '#tests/model/arbitrary-strategy-command.ts';
import { arbitraryC2cCommand } from '#tests/simulation/c2c/arbitrary-c2c-command.ts';
import { arbitraryUnifiedCommand } from '#tests/simulation/unified/arbitrary-unified-command.ts';
import { arbitraryQuantityPlan } from '#tests/model/arbitrary-quantity-plan.ts';
import { planTermsOf, arbitraryExit as exit } from '#tests/model/arbitrary-plan-terms.ts';

const whole = fc.maxSafeInteger();
const wide = fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map(units);
const tick = whole.map(ticks);
const lot = whole.map(lots);
const text = fc.string({ unit: 'binary', maxLength: 200 }).filter((value) => value.isWellFormed());
const side = fc.constantFrom(...Object.values(Side));
const entryPoint = fc.constantFrom(...Object.values(EntryPoint));
const prevention = fc.constantFrom(...Object.values(SelfTradePrevention));
const terms = fc.oneof(...Object.values(planTermsOf));
const switches = ['cancel-plan', 'pause-plan', 'resume-plan'] as const;
const marginWallet = fc.constantFrom(Wallet.cross, Wallet.isolated);
const tiers = fc.array(fc.record({ upToUnits: whole, leverage: whole, maintenancePpm: whole }), { maxLength: 9 });
const loan = { accountId: whole, wallet: marginWallet, marketId: whole, assetId: whole, units: wide };

const marginCommand: fc.Arbitrary<Command> = fc.oneof(
  fc.record({ type: fc.constantFrom('borrow' as const, 'repay' as const), ...loan }),
  fc.record({
    type: fc.constant('set-isolated-leverage' as const),
    accountId: whole,
    marketId: whole,
    leverage: whole,
    neverSetIsMax: fc.boolean(),
  }),
  fc.record({ type: fc.constant('set-interest-grade' as const), accountId: whole, grade: whole }),
  fc.record({
    type: fc.constant('set-margin-asset' as const),
    assetId: whole,
    marketId: whole,
    poolUnits: whole,
    dailyRatesE9: fc.array(whole, { maxLength: 9 }),
    collateral: fc.array(fc.record({ upToUnits: whole, valuePpm: whole }), { maxLength: 9 }),
    debts: tiers,
  }),
  fc.record({ type: fc.constant('set-margin-market' as const), marketId: whole, base: tiers, quote: tiers }),
  fc.record({
    type: fc.constant('set-margin-rules' as const),
    callPpm: whole,
    liquidationFeePpm: whole,
    reachPpm: whole,
    transferCoefficient: whole,
  }),
  fc.record({
    type: fc.constant('transfer-funds' as const),
    accountId: whole,
    assetId: whole,
    from: fc.constant(Wallet.isolated),
    to: fc.constantFrom(Wallet.spot, Wallet.futures, Wallet.cross),
    units: wide,
    marketId: whole,
  }),
  fc.record({
    type: fc.constant('transfer-funds' as const),
    accountId: whole,
    assetId: whole,
    from: fc.constantFrom(Wallet.isolated),
    to: fc.constantFrom(Wallet.spot, Wallet.futures, Wallet.cross),
    units: wide,
    marketId: whole,
    clientOid: text,
  }),
  fc.record({
    type: fc.constant('transfer-funds' as const),
    accountId: whole,
    assetId: whole,
    from: fc.constant(Wallet.cross),
    to: fc.constantFrom(Wallet.spot, Wallet.futures),
    units: wide,
    clientOid: text,
  }),
  fc.record({
    type: fc.constant('place-plan' as const),
    accountId: whole,
    marketId: whole,
    side,
    quantityLots: lot,
    amountUnits: wide,
    terms,
    clientOid: text,
    selfTradePrevention: prevention,
    entryPoint,
    wallet: marginWallet,
  }),
  fc.record({
    type: fc.constant('place-plan' as const),
    accountId: whole,
    marketId: whole,
    side,
    quantityLots: lot,
    amountUnits: wide,
    terms,
    clientOid: text,
    selfTradePrevention: prevention,
    entryPoint,
    wallet: marginWallet,
    borrow: fc.constant(true),
  }),
  arbitraryQuantityPlan,
  // A plan in a unified account.
  fc.record({
    type: fc.constant('place-plan' as const),
    accountId: whole,
    marketId: whole,
    side,
    quantityLots: lot,
    amountUnits: wide,
    terms,
    clientOid: text,
    selfTradePrevention: prevention,
    entryPoint,
    borrow: fc.constant(true),
  }),
);

const laterCommand: fc.Arbitrary<Command> = fc.oneof(
  marginCommand,
  fc.record({
    type: fc.constant('place-plan' as const),
    accountId: whole,
    marketId: whole,
    side,
    quantityLots: lot,
    amountUnits: wide,
    terms,
    clientOid: text,
    selfTradePrevention: prevention,
    entryPoint,
  }),
  fc.record(
    {
      type: fc.constant('amend-plan' as const),
      accountId: whole,
      planId: whole,
      quantityLots: lot,
      amountUnits: wide,
      terms,
      quantityAtMarket: fc.constant(true),
    },
    { requiredKeys: ['type', 'accountId', 'planId', 'quantityLots', 'amountUnits', 'terms'] },
  ),
  fc.record({ type: fc.constantFrom(...switches), accountId: whole, planId: whole }),
  fc.record({ type: fc.constant('change-plan' as const), accountId: whole, planId: whole, quantityLots: lot, amountUnits: wide, terms }),
  fc.record({ type: fc.constant('set-order-exit' as const), accountId: whole, orderId: whole, exit: fc.option(exit) }),
  fc.record({
    type: fc.constant('reverse-position' as const),
    accountId: whole,
    marketId: whole,
    holdSide: fc.constantFrom(...Object.values(HoldSide)),
    entryPoint,
  }),
  fc.record({
    type: fc.constant('cancel-all-plans' as const),
    accountId: whole,
    marketId: whole,
    kind: fc.option(fc.constantFrom(...planKinds)),
  }),
  fc.record({ type: fc.constant('set-countdown' as const), accountId: whole, key: text, timeoutMs: whole }),
  fc.record({
    type: fc.constant('set-market-state' as const),
    marketId: whole,
    state: fc.constantFrom(...Object.values(MarketState)),
  }),
  fc.record({ type: fc.constant('advance-clock' as const) }),
);

const walletCommand: fc.Arbitrary<Command> = fc.oneof(
  fc.record({
    type: fc.constant('reserve-withdrawal' as const),
    accountId: whole,
    assetId: whole,
    units: wide,
    feeUnits: wide,
    reference: text,
  }),
  fc.record({ type: fc.constantFrom('settle-withdrawal' as const, 'release-withdrawal' as const), reference: text }),
  fc.record({ type: fc.constant('reverse-deposit' as const), accountId: whole, assetId: whole, units: wide, reference: text }),
  fc.record({ type: fc.constant('collect-debt' as const), accountId: whole, assetId: whole }),
  fc.record({ type: fc.constant('send-funds' as const), accountId: whole, toAccountId: whole, assetId: whole, units: wide }),
  fc.record({
    type: fc.constant('send-funds' as const),
    accountId: whole,
    toAccountId: whole,
    assetId: whole,
    units: wide,
    reference: text,
  }),
  fc.record({
    type: fc.constant('send-funds' as const),
    accountId: whole,
    toAccountId: whole,
    assetId: whole,
    units: wide,
    clientOid: text,
  }),
  fc.record({
    type: fc.constant('send-funds' as const),
    accountId: whole,
    toAccountId: whole,
    assetId: whole,
    units: wide,
    reference: text,
    clientOid: text,
  }),
);

const identityCommand: fc.Arbitrary<Command> = fc.oneof(
  fc.record({ type: fc.constant('open-user-account' as const), owner: text, replaces: whole, firstNumber: whole }),
  fc.record({ type: fc.constant('name-account-owner' as const), accountId: whole, owner: text }),
  fc.record({ type: fc.constant('name-journal' as const), identity: text }),
  fc.record({ type: fc.constant('note-input' as const), text }),
);

const command: fc.Arbitrary<Command> = fc.oneof(
  { arbitrary: arbitraryStrategyCommand, weight: 3 },
  arbitraryUnifiedCommand,
  { arbitrary: identityCommand, weight: 2 },
  { arbitrary: walletCommand, weight: 4 },
  { arbitrary: arbitraryC2cCommand, weight: 2 },
  { arbitrary: laterCommand, weight: 8 },
  fc.record({ type: fc.constant('list-asset' as const), assetId: whole, code: text, decimals: fc.integer({ min: 0, max: 255 }) }),
  fc.record({
    type: fc.constant('list-market' as const),
    rules: fc.record({
      marketId: whole,
      symbol: text,
      baseAssetId: whole,
      quoteAssetId: whole,
      lotUnits: whole,
      tickLotUnits: whole,
      minQuantityLots: lot,
      maxQuantityLots: lot,
      minNotionalUnits: wide,
      maxNotionalUnits: wide,
      makerFeePpm: whole,
      takerFeePpm: whole,
      priceBandPpm: whole,
    }),
  }),
  fc.record({ type: fc.constant('open-account' as const), accountId: whole, kind: fc.constantFrom(...Object.values(AccountKind)) }),
  fc.record({ type: fc.constant('credit-deposit' as const), accountId: whole, assetId: whole, units: wide, reference: text }),
  fc.record(
    {
      type: fc.constant('place-order' as const),
      accountId: whole,
      marketId: whole,
      side,
      kind: fc.constantFrom('limit' as const, 'market' as const),
      timeInForce: fc.constantFrom(...Object.values(TimeInForce)),
      priceTicks: tick,
      quantityLots: lot,
      amountUnits: wide,
      clientOid: text,
      selfTradePrevention: prevention,
      displayLots: lot,
      bestPrice: fc.constantFrom(...Object.values(BestPrice)),
      exit,
      entryPoint,
      wallet: marginWallet,
    },
    {
      requiredKeys: [
        'type',
        'accountId',
        'marketId',
        'side',
        'kind',
        'timeInForce',
        'priceTicks',
        'quantityLots',
        'amountUnits',
        'clientOid',
        'selfTradePrevention',
      ],
    },
  ),
  fc.record({ type: fc.constant('amend-order' as const), accountId: whole, orderId: whole, priceTicks: tick, quantityLots: lot }),
  fc.record({ type: fc.constant('cancel-order' as const), accountId: whole, orderId: whole }),
  fc.record(
    {
      type: fc.constant('cancel-all-orders' as const),
      accountId: whole,
      marketId: whole,
      side: fc.option(side),
      wallet: fc.constantFrom(...Object.values(Wallet)),
    },
    { requiredKeys: ['type', 'accountId', 'marketId', 'side'] },
  ),
  fc.record({
    type: fc.constant('requote-market' as const),
    accountId: whole,
    marketId: whole,
    centreTicks: tick,
    halfSpreadTicks: whole,
    levels: whole,
    stepTicks: whole,
    quantityLots: lot,
    seed: whole,
  }),
  fc.record({ type: fc.constant('set-reference-price' as const), marketId: whole, priceTicks: tick }),
);

const bytesOf = (one: Command): Uint8Array => {
  const writer = new ByteWriter();
  encodeCommand(one, writer);
  return writer.copy();
};

test('there and back', () => {
  fc.assert(
    fc.property(command, (one) => {
      // As a plain object: a field that was left out stays so.
      expect(decodeCommand(bytesOf(one))).toStrictEqual(structuredClone(one));
    }),
    { numRuns: 3_000, seed: 5 },
  );
});

test('many in one buffer stay apart', () => {
  fc.assert(
    fc.property(fc.array(command, { maxLength: 30 }), (all) => {
      const writer = new ByteWriter();
      const starts = all.map((one) => {
        const start = writer.length;
        encodeCommand(one, writer);
        return start;
      });
      const bytes = writer.copy();
      expect(starts.map((start, at) => decodeCommand(bytes.subarray(start, starts[at + 1] ?? bytes.length)))).toEqual(all);
    }),
    { numRuns: 100, seed: 6 },
  );
});

test('the bytes of an order do not change between releases', () => {
  const order: Command = {
    type: 'place-order',
    accountId: 1000,
    marketId: 3,
    side: 'sell',
    kind: 'limit',
    timeInForce: TimeInForce.postOnly,
    priceTicks: ticks(256),
    quantityLots: lots(1),
    amountUnits: units(-2n),
    clientOid: 'ab',
    selfTradePrevention: 'cancel-both',
  };
  expect(Buffer.from(bytesOf(order)).toString('hex')).toBe(
    '05' +
      '0000000000408f40' +
      '0000000000000840' +
      '05' +
      '02' +
      '0000000000007040' +
      '000000000000f03f' +
      'feffffffffffffff' +
      '0200' +
      '6162' +
      '00',
  );
});

const cancel: Command = { type: 'cancel-order', accountId: 1, orderId: 2 };

test.each<readonly [string, Command]>([
  ['an unknown side', JSON.parse('{"type":"cancel-all-orders","accountId":1,"marketId":0,"side":"up"}')],
  ['half an order id', { ...cancel, orderId: 0.5 }],
  ['no number', { ...cancel, accountId: Number.NaN }],
  ['256 decimals', { type: 'list-asset', assetId: 0, code: 'X', decimals: 256 }],
  ['a text of 70,000 characters', { type: 'list-asset', assetId: 0, code: 'x'.repeat(70_000), decimals: 2 }],
  ['a text of 65,536 bytes', { type: 'list-asset', assetId: 0, code: 'é'.repeat(32_768), decimals: 2 }],
])('refused before it is written: %s', (_, one) => {
  expect(() => bytesOf(one)).toThrow(RangeError);
});

test('refused when read: no bytes, an unknown kind, an unknown choice, bytes that are short', () => {
  expect(() => decodeCommand(new Uint8Array())).toThrow(RangeError);
  expect(() => decodeCommand(Uint8Array.of(200))).toThrow(RangeError);
  expect(() => decodeCommand(bytesOf({ type: 'open-account', accountId: 1, kind: 'user' }).with(9, 77))).toThrow(RangeError);
  const step = bytesOf({ type: 'take-step', accountId: 1, step: 1, action: { type: 'cancel-all' } });
  expect(() => decodeCommand(step.with(17, 77))).toThrow('no action of kind 77');
  for (const length of bytesOf(cancel).keys()) expect(() => decodeCommand(bytesOf(cancel).subarray(0, length))).toThrow(RangeError);
});
