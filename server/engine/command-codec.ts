// A command as the journal keeps it: one byte for its kind, then its fields in fixed order.
import { SelfTradePrevention, Side, TimeInForce } from '#lib/contract/enums.ts';
import { ByteReader, type ByteWriter } from './byte-writer.ts';
import { AccountKind, type Command, type MarketRules } from './command.ts';
import { lots, ticks, units } from './units.ts';

/** Kinds on disk: never renumber, only add. */
const Kind = {
  listAsset: 1,
  listMarket: 2,
  openAccount: 3,
  creditDeposit: 4,
  placeOrder: 5,
  amendOrder: 6,
  cancelOrder: 7,
  cancelAllOrders: 8,
  requoteMarket: 9,
  setReferencePrice: 10,
} as const;

/** Choices on disk are their places in these lists: never reorder, only append. */
const sides = [Side.buy, Side.sell] as const;
const orderKinds = ['limit', 'market'] as const;
const timesInForce = [TimeInForce.gtc, TimeInForce.postOnly, TimeInForce.fok, TimeInForce.ioc] as const;
const preventions = [SelfTradePrevention.cancelTaker, SelfTradePrevention.cancelMaker, SelfTradePrevention.cancelBoth] as const;
const accountKinds = [AccountKind.user, AccountKind.house, AccountKind.fees, AccountKind.outside] as const;
const noSide = 255;

function pick<Choice>(choices: readonly Choice[], place: number): Choice {
  const choice = choices[place];
  if (choice === undefined) throw new RangeError(`no choice ${place}`);
  return choice;
}

/** The place of a choice. Refuses (RangeError) what is none, before a byte of it can reach the journal. */
function placeOf<Choice>(choices: readonly Choice[], choice: Choice): number {
  const place = choices.indexOf(choice);
  if (place === -1) throw new RangeError(`not a choice: ${String(choice)}`);
  return place;
}

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
      out.byte(Kind.listMarket);
      writeRules(out, command.rules);
      return;
    case 'open-account':
      out.byte(Kind.openAccount);
      out.whole(command.accountId);
      out.byte(placeOf(accountKinds, command.kind));
      return;
    case 'credit-deposit':
      out.byte(Kind.creditDeposit);
      out.whole(command.accountId);
      out.whole(command.assetId);
      out.wide(command.units);
      out.text(command.reference);
      return;
    case 'place-order':
      out.byte(Kind.placeOrder);
      out.whole(command.accountId);
      out.whole(command.marketId);
      out.byte(placeOf(sides, command.side) | (placeOf(orderKinds, command.kind) << 1) | (placeOf(timesInForce, command.timeInForce) << 2));
      out.byte(placeOf(preventions, command.selfTradePrevention));
      out.whole(command.priceTicks);
      out.whole(command.quantityLots);
      out.wide(command.amountUnits);
      out.text(command.clientOrderId);
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
      out.byte(Kind.cancelAllOrders);
      out.whole(command.accountId);
      out.whole(command.marketId);
      out.byte(command.side === null ? noSide : placeOf(sides, command.side));
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
  }
}

function decodePlaceOrder(from: ByteReader): Command {
  const [accountId, marketId] = [from.whole(), from.whole()];
  const choices = from.byte();
  return {
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
    clientOrderId: from.text(),
  };
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
    case Kind.openAccount:
      return { type: 'open-account', accountId: from.whole(), kind: pick(accountKinds, from.byte()) };
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
    case Kind.cancelAllOrders: {
      const [accountId, marketId, side] = [from.whole(), from.whole(), from.byte()];
      return { type: 'cancel-all-orders', accountId, marketId, side: side === noSide ? null : pick(sides, side) };
    }
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
      throw new RangeError(`no command of kind ${kind}`);
  }
}
