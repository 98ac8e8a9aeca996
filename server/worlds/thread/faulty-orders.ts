// Faults of a seat's orders: the front of the book that an order meets is thin, or its answer is lost.
import { findAnyMarket } from '#server/answers/market/find-market.ts';
import { Refusal } from '#server/answers/refusal/refusal.ts';
import { closeContract } from '#lib/contract/calls/v1/mcp/order/closeContract.ts';
import { openContract } from '#lib/contract/calls/v1/mcp/order/openContract.ts';
import { placeScaledContract } from '#lib/contract/calls/v1/mcp/order/placeScaled.ts';
import { batchPlaceOrders } from '#lib/contract/calls/v1/spot/order/batchPlace.ts';
import { placeOrder } from '#lib/contract/calls/v1/spot/order/place.ts';
import { placeOco } from '#lib/contract/calls/v1/spot/order/placeOco.ts';
import { placeScaled } from '#lib/contract/calls/v1/spot/order/placeScaled.ts';
import type { AwakeWorld } from './awake-world.ts';
import type { WorldFaults } from './world-faults.ts';

const placing: ReadonlySet<string> = new Set(
  [placeOrder, batchPlaceOrders, placeOco, placeScaled, openContract, closeContract, placeScaledContract].map(({ path }) => path),
);

/** An order meets a level of about this part of itself. */
const levelsInOrder = 8;

type Fields = Readonly<Record<string, unknown>>;

/** The lots of an order as it was asked for, roughly; null: they cannot be told from its fields. */
function lotsAsked({ rooms, world }: AwakeWorld['venue'], { symbolId, delegateCount, tradeUnit }: Fields) {
  if (typeof symbolId !== 'string' || typeof delegateCount !== 'string') return null;
  const market = findAnyMarket(rooms.listings, symbolId);
  if (market instanceof Refusal) return null;
  const [best] = world.exchange.book(market.marketId, 1).asks;
  if (best === undefined) return null;
  const price = best[0] / 10 ** market.priceDecimals;
  const lots = Math.floor((Number(delegateCount) / (tradeUnit === 'quote' ? price : 1)) * 10 ** market.quantityDecimals);
  return Number.isSafeInteger(lots) && lots > 0 ? { symbol: market.symbol, lots } : null;
}

/** Thins the front of the book out before the order of a seat, where a fault waits for it: an input of the run, before that of the order. */
export function thinFront({ venue, faults }: AwakeWorld, seat: number, path: string, fields: Fields): void {
  const asked = placing.has(path) ? lotsAsked(venue, fields) : null;
  if (asked === null || !faults.happensTo(seat, 'order')) return;
  venue.world.say({ word: 'thin-front', symbol: asked.symbol, lots: Math.max(1, Math.floor(asked.lots / levelsInOrder)) });
}

/** True: the order was taken, and a fault has waited for its answer. */
export const isAnswerLost = (faults: WorldFaults, seat: number, path: string, answer: unknown): boolean =>
  placing.has(path) && !(answer instanceof Refusal) && faults.happensTo(seat, 'answer');
