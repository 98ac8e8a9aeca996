// A command as the journal keeps it: one byte for its kind, then its fields in fixed order.
import { MarketState, SelfTradePrevention, Side, TimeInForce } from '#lib/contract/enums.ts';
import { ByteReader, type ByteWriter } from './byte-writer.ts';
import { BestPrice, type CancelAllOrders, type Command, type MarketRules, type PlaceOrder } from './command.ts';
import { readPlanKind, readPlanTerms, writePlanKind, writePlanTerms } from './plans/plan-kinds.ts';
import { readExit, writeExit } from './plans/trigger-codec.ts';
import { listOf, pick, placeOf } from './choices.ts';
import { decodeConvertCommand, encodeConvertCommand } from './convert/convert-codec.ts';
import { Kind } from './command-kinds.ts';
import { decodeIdentityCommand, encodeIdentityCommand } from './identity-codec.ts';
import {
  decodeContractCommand,
  encodeContractCommand,
  entryPoints,
  holdSides,
  readContract,
  wallets,
  writeContract,
} from './contract-codec.ts';
import { decodeMarginCommand, encodeMarginCommand, hasWords, readWords, writeWords } from './lending/margin-codec.ts';
import { lots, ticks, units } from './units.ts';
import { decodeUnifiedCommand, encodeUnifiedCommand } from './unified/unified-codec.ts';
import { decodeWalletCommand, encodeWalletCommand } from './wallet-codec.ts';

/** Choices on disk are their places in these lists: never reorder, only append. */
const sides = listOf<Side>()([Side.buy, Side.sell]);
const orderKinds = listOf<PlaceOrder['kind']>()(['limit', 'market']);
const timesInForce = listOf<TimeInForce>()([TimeInForce.gtc, TimeInForce.postOnly, TimeInForce.fok, TimeInForce.ioc]);
const preventions = listOf<SelfTradePrevention>()([
  SelfTradePrevention.cancelTaker,
  SelfTradePrevention.cancelMaker,
  SelfTradePrevention.cancelBoth,
]);
const bestPrices = listOf<BestPrice>()([BestPrice.counterparty1, BestPrice.counterparty5, BestPrice.queue1, BestPrice.queue5]);
const marketStates = listOf<MarketState>()([MarketState.online, MarketState.cancelOnly, MarketState.halted]);
const noChoice = 255;
/** What of its rarer fields an order carries; also on disk. */
const Carries = { displayLots: 1, bestPrice: 2, exit: 4, entryPoint: 8, reduceOnly: 16, holdSide: 32, margin: 64 } as const;

function writeRules(out: ByteWriter, rules: MarketRules): void {
  out.whole(rules.marketId);
  out.text(rules.symbol);
  for (const value of [
    rules.baseAssetId,
    rules.quoteAssetId,
    rules.lotUnits,
    rules.tickLotUnits,
    rules.minQuantityLots,
    rules.maxQuantityLots,
  ])
    out.whole(value);
  out.wide(rules.minNotionalUnits);
  out.wide(rules.maxNotionalUnits);
  for (const ppm of [rules.makerFeePpm, rules.takerFeePpm, rules.priceBandPpm]) out.whole(ppm);
}

const readRules = (from: ByteReader): MarketRules => ({
  marketId: from.whole(),
  symbol: from.text(),
  baseAssetId: from.whole(),
  quoteAssetId: from.whole(),
  lotUnits: from.whole(),
  tickLotUnits: from.whole(),
  minQuantityLots: lots(from.whole()),
  maxQuantityLots: lots(from.whole()),
  minNotionalUnits: units(from.wide()),
  maxNotionalUnits: units(from.wide()),
  makerFeePpm: from.whole(),
  takerFeePpm: from.whole(),
  priceBandPpm: from.whole(),
});

/**
 * Appends a command. Refuses (RangeError) what could not be read back as it is: an unknown choice, a number that is not whole,
 * a text beyond 65,535 bytes. No edge lets them through, and nothing of the kind may reach the journal.
 */
export function encodeCommand(command: Command, out: ByteWriter): void {
  switch (command.type) {
    case 'list-asset':
      out.byte(Kind.listAsset);
      out.whole(command.assetId);
      out.text(command.code);
      out.byte(command.decimals);
      return;
    case 'list-market':
      out.byte(command.rules.contract === undefined ? Kind.listMarket : Kind.listContract);
      writeRules(out, command.rules);
      if (command.rules.contract !== undefined) writeContract(out, command.rules.contract);
      return;
    case 'credit-deposit':
      out.byte(Kind.creditDeposit);
      out.whole(command.accountId);
      out.whole(command.assetId);
      out.wide(command.units);
      out.text(command.reference);
      return;
    case 'place-order':
      encodePlaceOrder(command, out);
      return;
    case 'amend-order':
      out.byte(Kind.amendOrder);
      for (const value of [command.accountId, command.orderId, command.priceTicks, command.quantityLots]) out.whole(value);
      return;
    case 'cancel-order':
      out.byte(Kind.cancelOrder);
      out.whole(command.accountId);
      out.whole(command.orderId);
      return;
    case 'cancel-all-orders':
      out.byte(command.wallet === undefined ? Kind.cancelAllOrders : Kind.cancelWalletOrders);
      out.whole(command.accountId);
      out.whole(command.marketId);
      out.byte(command.side === null ? noChoice : placeOf(sides, command.side));
      if (command.wallet !== undefined) out.byte(placeOf(wallets, command.wallet));
      return;
    case 'requote-market':
      out.byte(Kind.requoteMarket);
      for (const value of [command.accountId, command.marketId, command.centreTicks, command.halfSpreadTicks, command.levels])
        out.whole(value);
      for (const value of [command.stepTicks, command.quantityLots, command.seed]) out.whole(value);
      return;
    case 'set-reference-price':
      out.byte(Kind.setReferencePrice);
      out.whole(command.marketId);
      out.whole(command.priceTicks);
      return;
    case 'place-plan':
      out.byte(hasWords(command) ? Kind.placeMarginPlan : Kind.placePlan);
      out.whole(command.accountId);
      out.whole(command.marketId);
      out.byte(
        placeOf(sides, command.side) |
          (placeOf(preventions, command.selfTradePrevention) << 1) |
          (placeOf(entryPoints, command.entryPoint) << 3) |
          (command.reduceOnly === true ? 32 : 0) |
          (command.holdSide === undefined ? 0 : 64 << placeOf(holdSides, command.holdSide)),
      );
      out.whole(command.quantityLots);
      out.wide(command.amountUnits);
      writePlanTerms(command.terms, out);
      out.text(command.clientOid);
      if (hasWords(command)) writeWords(command, out);
      return;
    case 'amend-plan':
      out.byte(Kind.amendPlan);
      for (const value of [command.accountId, command.planId, command.quantityLots]) out.whole(value);
      out.wide(command.amountUnits);
      writePlanTerms(command.terms, out);
      return;
    case 'cancel-plan':
      out.byte(Kind.cancelPlan);
      out.whole(command.accountId);
      out.whole(command.planId);
      return;
    case 'cancel-all-plans':
      out.byte(Kind.cancelAllPlans);
      out.whole(command.accountId);
      out.whole(command.marketId);
      writePlanKind(command.kind, out);
      return;
    case 'set-countdown':
      out.byte(Kind.setCountdown);
      out.whole(command.accountId);
      out.text(command.key);
      out.whole(command.timeoutMs);
      return;
    case 'set-market-state':
      out.byte(Kind.setMarketState);
      out.whole(command.marketId);
      out.byte(placeOf(marketStates, command.state));
      return;
    case 'advance-clock':
      out.byte(Kind.advanceClock);
      return;
    case 'transfer-funds':
    case 'set-mark-price':
    case 'set-leverage':
    case 'set-margin-mode':
    case 'set-position-mode':
    case 'change-margin':
    case 'set-auto-append':
    case 'settle-funding':
    case 'settle-delivery':
    case 'set-order-exit':
    case 'reverse-position':
      encodeContractCommand(command, out);
      return;
    case 'reserve-withdrawal':
    case 'settle-withdrawal':
    case 'release-withdrawal':
    case 'reverse-deposit':
    case 'collect-debt':
    case 'send-funds':
      encodeWalletCommand(command, out);
      return;
    case 'borrow':
    case 'repay':
    case 'set-isolated-leverage':
    case 'set-interest-grade':
    case 'set-margin-asset':
    case 'set-margin-market':
    case 'set-margin-rules':
      encodeMarginCommand(command, out);
      return;
    case 'convert':
    case 'place-convert-order':
    case 'cancel-convert-order':
    case 'settle-convert-order':
    case 'set-convert-terms':
      encodeConvertCommand(command, out);
      return;
    case 'switch-account-mode':
    case 'set-unified-terms':
      encodeUnifiedCommand(command, out);
      return;
    case 'open-account':
    case 'open-user-account':
    case 'name-account-owner':
    case 'name-journal':
      encodeIdentityCommand(command, out);
  }
}

function encodePlaceOrder(command: PlaceOrder, out: ByteWriter): void {
  const { displayLots, bestPrice, exit, entryPoint, reduceOnly, holdSide } = command;
  out.byte(Kind.placeOrder);
  out.whole(command.accountId);
  out.whole(command.marketId);
  out.byte(placeOf(sides, command.side) | (placeOf(orderKinds, command.kind) << 1) | (placeOf(timesInForce, command.timeInForce) << 2));
  out.byte(placeOf(preventions, command.selfTradePrevention));
  out.whole(command.priceTicks);
  out.whole(command.quantityLots);
  out.wide(command.amountUnits);
  out.text(command.clientOid);
  out.byte(
    (displayLots === undefined ? 0 : Carries.displayLots) |
      (bestPrice === undefined ? 0 : Carries.bestPrice) |
      (exit === undefined ? 0 : Carries.exit) |
      (entryPoint === undefined ? 0 : Carries.entryPoint) |
      (reduceOnly === true ? Carries.reduceOnly : 0) |
      (holdSide === undefined ? 0 : Carries.holdSide) |
      (hasWords(command) ? Carries.margin : 0),
  );
  if (displayLots !== undefined) out.whole(displayLots);
  if (bestPrice !== undefined) out.byte(placeOf(bestPrices, bestPrice));
  if (exit !== undefined) writeExit(exit, out);
  if (entryPoint !== undefined) out.byte(placeOf(entryPoints, entryPoint));
  if (holdSide !== undefined) out.byte(placeOf(holdSides, holdSide));
  if (hasWords(command)) writeWords(command, out);
}

function decodePlaceOrder(from: ByteReader): Command {
  const [accountId, marketId] = [from.whole(), from.whole()];
  const choices = from.byte();
  const order: PlaceOrder = {
    type: 'place-order',
    accountId,
    marketId,
    side: pick(sides, choices & 1),
    kind: pick(orderKinds, (choices >> 1) & 1),
    timeInForce: pick(timesInForce, choices >> 2),
    selfTradePrevention: pick(preventions, from.byte()),
    priceTicks: ticks(from.whole()),
    quantityLots: lots(from.whole()),
    amountUnits: units(from.wide()),
    clientOid: from.text(),
  };
  const carries = from.byte();
  if (carries === 0) return order;
  return {
    ...order,
    ...((carries & Carries.displayLots) === 0 ? {} : { displayLots: lots(from.whole()) }),
    ...((carries & Carries.bestPrice) === 0 ? {} : { bestPrice: pick(bestPrices, from.byte()) }),
    ...((carries & Carries.exit) === 0 ? {} : { exit: readExit(from) }),
    ...((carries & Carries.entryPoint) === 0 ? {} : { entryPoint: pick(entryPoints, from.byte()) }),
    ...((carries & Carries.reduceOnly) === 0 ? {} : { reduceOnly: true }),
    ...((carries & Carries.holdSide) === 0 ? {} : { holdSide: pick(holdSides, from.byte()) }),
    ...((carries & Carries.margin) === 0 ? {} : readWords(from)),
  };
}

function decodePlacePlan(from: ByteReader, kind: number): Command {
  const [accountId, marketId] = [from.whole(), from.whole()];
  const choices = from.byte();
  return {
    type: 'place-plan',
    accountId,
    marketId,
    side: pick(sides, choices & 1),
    selfTradePrevention: pick(preventions, (choices >> 1) & 3),
    entryPoint: pick(entryPoints, (choices >> 3) & 3),
    quantityLots: lots(from.whole()),
    amountUnits: units(from.wide()),
    terms: readPlanTerms(from),
    clientOid: from.text(),
    ...((choices & 32) === 0 ? {} : { reduceOnly: true }),
    ...((choices & 192) === 0 ? {} : { holdSide: pick(holdSides, (choices >> 6) - 1) }),
    ...(kind === Kind.placeMarginPlan ? readWords(from) : {}),
  };
}

function decodeCancelAll(from: ByteReader): CancelAllOrders {
  const [accountId, marketId, side] = [from.whole(), from.whole(), from.byte()];
  return { type: 'cancel-all-orders', accountId, marketId, side: side === noChoice ? null : pick(sides, side) };
}

/** Reads the commands on plans, time and market states. */
function decodeLater(kind: number, from: ByteReader): Command {
  switch (kind) {
    case Kind.placePlan:
    case Kind.placeMarginPlan:
      return decodePlacePlan(from, kind);
    case Kind.cancelWalletOrders:
      return { ...decodeCancelAll(from), wallet: pick(wallets, from.byte()) };
    case Kind.amendPlan:
      return {
        type: 'amend-plan',
        accountId: from.whole(),
        planId: from.whole(),
        quantityLots: lots(from.whole()),
        amountUnits: units(from.wide()),
        terms: readPlanTerms(from),
      };
    case Kind.cancelPlan:
      return { type: 'cancel-plan', accountId: from.whole(), planId: from.whole() };
    case Kind.cancelAllPlans:
      return { type: 'cancel-all-plans', accountId: from.whole(), marketId: from.whole(), kind: readPlanKind(from) };
    case Kind.setCountdown:
      return { type: 'set-countdown', accountId: from.whole(), key: from.text(), timeoutMs: from.whole() };
    case Kind.setMarketState:
      return { type: 'set-market-state', marketId: from.whole(), state: pick(marketStates, from.byte()) };
    case Kind.advanceClock:
      return { type: 'advance-clock' };
    case Kind.listContract: {
      const rules = readRules(from);
      return { type: 'list-market', rules: { ...rules, contract: readContract(from) } };
    }
    default:
      return (
        decodeWalletCommand(kind, from) ??
        decodeMarginCommand(kind, from) ??
        decodeConvertCommand(kind, from) ??
        decodeUnifiedCommand(kind, from) ??
        decodeIdentityCommand(kind, from) ??
        decodeContractCommand(kind, from)
      );
  }
}

/** Reads one command. Refuses (RangeError) a kind or a choice that this release does not know, and bytes that are short. */
export function decodeCommand(bytes: Uint8Array): Command {
  const from = new ByteReader(bytes);
  const kind = from.byte();
  switch (kind) {
    case Kind.listAsset:
      return { type: 'list-asset', assetId: from.whole(), code: from.text(), decimals: from.byte() };
    case Kind.listMarket:
      return { type: 'list-market', rules: readRules(from) };
    case Kind.creditDeposit:
      return { type: 'credit-deposit', accountId: from.whole(), assetId: from.whole(), units: units(from.wide()), reference: from.text() };
    case Kind.placeOrder:
      return decodePlaceOrder(from);
    case Kind.amendOrder:
      return {
        type: 'amend-order',
        accountId: from.whole(),
        orderId: from.whole(),
        priceTicks: ticks(from.whole()),
        quantityLots: lots(from.whole()),
      };
    case Kind.cancelOrder:
      return { type: 'cancel-order', accountId: from.whole(), orderId: from.whole() };
    case Kind.cancelAllOrders:
      return decodeCancelAll(from);
    case Kind.requoteMarket:
      return {
        type: 'requote-market',
        accountId: from.whole(),
        marketId: from.whole(),
        centreTicks: ticks(from.whole()),
        halfSpreadTicks: from.whole(),
        levels: from.whole(),
        stepTicks: from.whole(),
        quantityLots: lots(from.whole()),
        seed: from.whole(),
      };
    case Kind.setReferencePrice:
      return { type: 'set-reference-price', marketId: from.whole(), priceTicks: ticks(from.whole()) };
    default:
      return decodeLater(kind, from);
  }
}
