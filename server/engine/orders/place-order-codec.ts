// The fields of an order as the journal keeps them: those that every order has, then the rarer ones.
import { TimeInForce } from '#lib/contract/enums.ts';
import type { ByteReader, ByteWriter } from '../codec/byte-writer.ts';
import { listOf, pick, placeOf } from '../codec/choices.ts';
import { hasWords, readWords, writeWords } from '../lending/margin-words.ts';
import { exitTerms } from '../plans/trigger-codec.ts';
import { lots, ticks, units } from '../units.ts';
import { entryPoints, holdSides, preventions, sides } from '../codec/written-choices.ts';
import { BestPrice, type PlaceOrder } from './order-command.ts';

/** Choices on disk are their places in these lists: never reorder, only append. */
const orderKinds = listOf<PlaceOrder['kind']>()(['limit', 'market']);
const timesInForce = listOf<TimeInForce>()([TimeInForce.gtc, TimeInForce.postOnly, TimeInForce.fok, TimeInForce.ioc]);
const bestPrices = listOf<BestPrice>()([BestPrice.counterparty1, BestPrice.counterparty5, BestPrice.queue1, BestPrice.queue5]);
/** The flags for the rarer fields that an order carries; also on disk. */
const Carries = { displayLots: 1, bestPrice: 2, exit: 4, entryPoint: 8, reduceOnly: 16, holdSide: 32, margin: 64 } as const;

export function writePlaceOrder(command: PlaceOrder, out: ByteWriter): void {
  const { displayLots, bestPrice, exit, entryPoint, reduceOnly, holdSide } = command;
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
  if (exit !== undefined) exitTerms.write(exit, out);
  if (entryPoint !== undefined) out.byte(placeOf(entryPoints, entryPoint));
  if (holdSide !== undefined) out.byte(placeOf(holdSides, holdSide));
  if (hasWords(command)) writeWords(command, out);
}

export function readPlaceOrder(from: ByteReader): PlaceOrder {
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
    ...((carries & Carries.exit) === 0 ? {} : { exit: exitTerms.read(from) }),
    ...((carries & Carries.entryPoint) === 0 ? {} : { entryPoint: pick(entryPoints, from.byte()) }),
    ...((carries & Carries.reduceOnly) === 0 ? {} : { reduceOnly: true }),
    ...((carries & Carries.holdSide) === 0 ? {} : { holdSide: pick(holdSides, from.byte()) }),
    ...((carries & Carries.margin) === 0 ? {} : readWords(from)),
  };
}
