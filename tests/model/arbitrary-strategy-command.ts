// Commands about strategy accounts with whatever their fields can hold: every action, the greatest numbers, any text.
import fc from 'fast-check';

import { EntryPoint, HoldSide, MarginMode, SelfTradePrevention, Side, TimeInForce, Wallet } from '#lib/contract/enums.ts';
import { BestPrice } from '#server/engine/orders/order-command.ts';
import { leadLines } from '#server/engine/accounts/leader.ts';
import type { LeadingCommand } from '#server/engine/leading/leading-command.ts';
import type { StrategyAction, StrategyCommand } from '#server/engine/strategies/strategy-command.ts';
import { lots, ticks, units } from '#server/engine/units.ts';

const whole = fc.maxSafeInteger();
const wide = fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map(units);
const tick = whole.map(ticks);
const lot = whole.map(lots);
const text = fc.string({ unit: 'binary', maxLength: 200 }).filter((value) => value.isWellFormed());
const side = fc.constantFrom(...Object.values(Side));
const entryPoint = fc.constantFrom(...Object.values(EntryPoint));
const prevention = fc.constantFrom(...Object.values(SelfTradePrevention));

const action: fc.Arbitrary<StrategyAction> = fc.oneof(
  fc.record(
    {
      type: fc.constant('place' as const),
      marketId: whole,
      side,
      kind: fc.constantFrom('limit' as const, 'market' as const),
      timeInForce: fc.constantFrom(...Object.values(TimeInForce)),
      priceTicks: tick,
      quantityLots: lot,
      amountUnits: wide,
      selfTradePrevention: prevention,
      displayLots: lot,
      bestPrice: fc.constantFrom(...Object.values(BestPrice)),
      entryPoint,
      reduceOnly: fc.constant(true),
      holdSide: fc.constantFrom(...Object.values(HoldSide)),
      wallet: fc.constant(Wallet.isolated),
    },
    {
      requiredKeys: ['type', 'marketId', 'side', 'kind', 'timeInForce', 'priceTicks', 'quantityLots', 'amountUnits', 'selfTradePrevention'],
    },
  ),
  fc.record({ type: fc.constant('cancel' as const), orderStep: whole }),
  fc.constant({ type: 'cancel-all' as const }),
  fc.record({ type: fc.constant('amend' as const), orderStep: whole, priceTicks: tick, quantityLots: lot }),
  fc.record({ type: fc.constant('set-leverage' as const), marketId: whole, longLeverage: whole, shortLeverage: whole }),
  fc.record({ type: fc.constant('set-margin-mode' as const), marketId: whole, mode: fc.constantFrom(...Object.values(MarginMode)) }),
  fc.record({
    type: fc.constant('change-margin' as const),
    marketId: whole,
    holdSide: fc.constantFrom(...Object.values(HoldSide)),
    units: wide,
  }),
  fc.record({
    type: fc.constantFrom('take-funds' as const, 'return-funds' as const),
    assetId: whole,
    units: wide,
    wallet: fc.constantFrom(Wallet.spot, Wallet.futures),
  }),
  fc.record({ type: fc.constantFrom('borrow' as const, 'repay' as const), marketId: whole, assetId: whole, units: wide }),
  fc.record({
    type: fc.constant('transfer-margin' as const),
    marketId: whole,
    assetId: whole,
    units: wide,
    direction: fc.constantFrom('in' as const, 'out' as const),
  }),
  fc.record({
    type: fc.constant('pay-share' as const),
    sourceId: whole,
    assetId: whole,
    units: wide,
    wallet: fc.constantFrom(Wallet.spot, Wallet.futures),
  }),
);

const line = fc.constantFrom(...leadLines);

export const arbitraryStrategyCommand: fc.Arbitrary<StrategyCommand | LeadingCommand> = fc.oneof(
  fc.record({ type: fc.constant('open-strategy-account' as const), ownerId: whole, name: text }),
  fc.record({ type: fc.constant('instruct-strategy' as const), accountId: whole, name: text, text }),
  fc.record({
    type: fc.constant('subscribe-strategy' as const),
    accountId: whole,
    subscriberId: whole,
    strategyId: whole,
    assetId: whole,
    units: wide,
    sharePercent: whole,
  }),
  fc.record({
    type: fc.constant('take-steps' as const),
    steps: fc.array(fc.record({ accountId: whole, step: whole, action }), { maxLength: 255 }),
  }),
  fc.record({
    type: fc.constant('start-leading' as const),
    accountId: whole,
    line,
    familyIds: fc.array(whole, { maxLength: 255 }),
  }),
  fc.record({ type: fc.constant('stop-leading' as const), accountId: whole, line }),
  fc.record({ type: fc.constant('follow-leader' as const), accountId: whole, strategyId: whole, leaderId: whole, line }),
  { arbitrary: fc.record({ type: fc.constant('take-step' as const), accountId: whole, step: whole, action }), weight: 9 },
);
