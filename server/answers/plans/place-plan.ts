// The steps that every call that places a plan order of spot takes around its own terms.
import { EntryPoint, SelfTradePrevention, Side } from '#lib/contract/enums.ts';
import type { PlacePlan } from '#server/engine/plans/commands/plan-command.ts';
import type { PlanTerms } from '#server/engine/plans/plan-terms.ts';
import type { MarketListing } from '#server/engine/listings.ts';
import { isContract } from '#server/engine/markets/contract-listing.ts';
import { lots, units, type Lots, type Units } from '#server/engine/units.ts';
import type { NamedCoins } from '../market/check-coins.ts';
import { findPlacedMarket } from '../market/find-market.ts';
import { type GradeRooms, tellGrade } from '../margin/interest-grade.ts';
import { marginWords } from '../margin/margin-words.ts';
import { orderRefusal } from '../orders/order-refusal.ts';
import { readAmount, readQuantity } from '../orders/read-order.ts';
import { Refusal } from '../refusal/refusal.ts';
import type { Rooms } from '../rooms.ts';
import { sideOf } from '../orders/side-of.ts';

/** The name and the origin of a plan, for any market. */
export type PlanRequest = {
  readonly symbolId: string;
  readonly clientOid?: string | undefined;
  readonly selfTradePrevention?: SelfTradePrevention | undefined;
  readonly enterPointSource?: number | undefined;
} & NamedCoins &
  Parameters<typeof marginWords>[0];

/** The fields that calls of spot share. */
export type PlacingRequest = PlanRequest & {
  readonly delegateType: 21 | 22;
  readonly delegateCount: string;
  readonly tradeUnit?: 'base' | 'quote' | undefined;
};

export type PlanSize = { readonly quantityLots: Lots; readonly amountUnits: Units };

export type PlanName = { readonly planId: string; readonly clientOid: string };

const entryPoints: readonly EntryPoint[] = [EntryPoint.web, EntryPoint.app, EntryPoint.api];

/** The entry point that a request names. Nobody outside is the system; a request that names none comes from a program. */
export const entryPointOf = (source: number | undefined): EntryPoint =>
  entryPoints.find((entryPoint) => entryPoint === source) ?? EntryPoint.api;

export function readSize(
  count: string,
  unit: 'base' | 'quote',
  market: MarketListing,
  { listings }: Pick<Rooms, 'listings'>,
): PlanSize | Refusal {
  if (unit === 'quote') {
    const amountUnits = readAmount(count, market, listings);
    return amountUnits instanceof Refusal ? amountUnits : { quantityLots: lots(0), amountUnits };
  }
  const quantityLots = readQuantity(count, market);
  return quantityLots instanceof Refusal ? quantityLots : { quantityLots, amountUnits: units(0n) };
}

/** Sends a plan whose market, size and terms have been read. */
export async function sendPlan(
  rooms: GradeRooms,
  accountId: number,
  request: PlanRequest,
  market: MarketListing,
  plan: Pick<PlacePlan, 'side' | 'quantityLots' | 'amountUnits' | 'terms' | 'reduceOnly' | 'holdSide'>,
): Promise<PlanName | Refusal> {
  const words = marginWords(request);
  if (words instanceof Refusal) return words;
  const { repay: _always, ...margin } = words;
  if (margin.borrow === true) await tellGrade(accountId, rooms);
  const clientOid = request.clientOid ?? '';
  const reply = await rooms.client.submit({
    type: 'place-plan',
    accountId,
    marketId: market.marketId,
    ...plan,
    ...(plan.side === Side.buy && !isContract(market) ? { quantityAtMarket: true } : {}),
    ...margin,
    clientOid,
    selfTradePrevention: request.selfTradePrevention ?? SelfTradePrevention.cancelTaker,
    entryPoint: entryPointOf(request.enterPointSource),
  });
  return reply.ok ? { planId: String(reply.orderId), clientOid: clientOid } : orderRefusal(reply, market, clientOid);
}

/** Places a plan of spot whose terms `termsOf` reads from the request's market. */
export async function submitPlan(
  rooms: GradeRooms,
  accountId: number,
  request: PlacingRequest,
  termsOf: (market: MarketListing) => PlanTerms | Refusal,
): Promise<PlanName | Refusal> {
  const market = findPlacedMarket(rooms.listings, request);
  if (market instanceof Refusal) return market;
  const size = readSize(request.delegateCount, request.tradeUnit ?? 'base', market, rooms);
  if (size instanceof Refusal) return size;
  const terms = termsOf(market);
  if (terms instanceof Refusal) return terms;
  return sendPlan(rooms, accountId, request, market, { side: sideOf(request.delegateType), ...size, terms });
}
