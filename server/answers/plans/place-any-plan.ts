// The steps of the calls that place plan orders of spot and of contracts alike.
import { isContract, lineOf } from '#server/engine/markets/contract-listing.ts';
import type { OrderDirection } from '#lib/contract/enums.ts';
import { readDirection } from '#lib/contract/wire/orders/order-direction.ts';
import { isOfLine } from '#lib/contract/wire/orders/spot-order.ts';
import type { AccountId } from '#server/engine/ids.ts';
import type { PlanTerms } from '#server/engine/plans/plan-terms.ts';
import type { ContractListing, MarketListing } from '#server/engine/listings.ts';
import { lots, units } from '#server/engine/units.ts';
import { priceOfPlan } from '#server/services/contract-orders/plan-price.ts';
import type { GradeRooms } from '../margin/interest-grade.ts';
import { checkCoins } from '../market/check-coins.ts';
import { findAnyMarket } from '../market/find-market.ts';
import { bestAskOf, quantityAt, type Direction } from '../contracts/place-contract.ts';
import { sendPlan, submitPlan, type PlanName, type PlanRequest, type PlanSize } from './place-plan.ts';
import { readQuantity } from '../orders/read-order.ts';
import { refuse, Refusal, refuseField } from '../refusal/refusal.ts';
import type { Rooms } from '../rooms.ts';

export type AnyPlanRequest = PlanRequest & {
  readonly businessLine?: number | undefined;
  readonly delegateType: OrderDirection;
  readonly delegateCount?: string | undefined;
  readonly tradeUnit: 'base' | 'quote' | 'margin' | 'priced';
  readonly isReducePosition?: boolean | undefined;
  readonly onlyLow?: boolean | undefined;
  readonly triggerPrice?: string | undefined;
  readonly executePrice?: string | undefined;
};

type Books = GradeRooms & Pick<Rooms, 'projections'>;

/** The way in which a call reads its own terms, and whether it only ever closes what is held. */
export type PlanReading = {
  readonly isExit: boolean;
  terms(market: MarketListing, direction: Direction): Promise<PlanTerms | Refusal> | PlanTerms | Refusal;
};

/** Zero is the whole position, for the core to say whether that makes sense. */
async function contractSize(
  rooms: Books,
  accountId: AccountId,
  market: ContractListing,
  request: AnyPlanRequest,
  direction: Direction,
): Promise<PlanSize | Refusal> {
  const { tradeUnit: unit, delegateCount: count = '0', triggerPrice = null, executePrice = null } = request;
  if (unit === 'quote') return refuseField('tradeUnit', 'must be base, margin or priced');
  if (Number(count) === 0) return { quantityLots: lots(0), amountUnits: units(0n) };
  const price = unit === 'base' ? null : priceOfPlan(direction.side, triggerPrice, executePrice, await bestAskOf(rooms, market));
  const quantity = await quantityAt(rooms, accountId, market, { unit, amount: count, price }, direction);
  if (quantity instanceof Refusal) return quantity;
  const quantityLots = readQuantity(quantity, market);
  return quantityLots instanceof Refusal ? quantityLots : { quantityLots, amountUnits: units(0n) };
}

async function submitContractPlan(
  rooms: Books,
  accountId: AccountId,
  market: ContractListing,
  request: AnyPlanRequest,
  { isExit, terms: termsOf }: PlanReading,
): Promise<PlanName | Refusal> {
  const { side, holdSide } = readDirection(request.delegateType);
  if (isExit && (request.delegateType === 1 || request.delegateType === 2)) return refuseField('delegateType', 'must be 3, 4, 21 or 22');
  const reduceOnly = isExit ? holdSide === undefined : request.isReducePosition === true || request.onlyLow === true;
  const direction = { side, holdSide, reduceOnly };
  const size = await contractSize(rooms, accountId, market, request, direction);
  if (size instanceof Refusal) return size;
  const terms = await termsOf(market, direction);
  if (terms instanceof Refusal) return terms;
  const words = { ...(reduceOnly ? { reduceOnly } : {}), ...(holdSide === undefined ? {} : { holdSide }) };
  return sendPlan(rooms, accountId, request, market, { side, ...size, terms, ...words });
}

async function submitSpotPlan(
  rooms: Books,
  accountId: AccountId,
  market: MarketListing,
  request: AnyPlanRequest,
  { terms: termsOf }: PlanReading,
): Promise<PlanName | Refusal> {
  const { delegateType, delegateCount, tradeUnit } = request;
  if (delegateType !== 21 && delegateType !== 22) return refuseField('delegateType', 'must be 21 (buy) or 22 (sell)');
  if (tradeUnit !== 'base' && tradeUnit !== 'quote') return refuseField('tradeUnit', 'must be base or quote');
  if (delegateCount === undefined) return refuseField('delegateCount', 'is missing');
  const terms = await termsOf(market, readDirection(delegateType));
  return submitPlan(rooms, accountId, { ...request, delegateType, delegateCount, tradeUnit }, () => terms);
}

export async function submitAnyPlan(
  rooms: Books,
  accountId: AccountId,
  request: AnyPlanRequest,
  reading: PlanReading,
): Promise<PlanName | Refusal> {
  const { symbolId, businessLine } = request;
  const market = findAnyMarket(rooms.listings, symbolId);
  if (market instanceof Refusal) return market;
  if (businessLine !== undefined && !(isContract(market) ? businessLine === lineOf(market) : isOfLine(businessLine, lineOf(market))))
    return refuse('symbolNotOpen', { symbol: symbolId });
  const wrong = checkCoins(market, request);
  if (wrong !== null) return wrong;
  return isContract(market)
    ? submitContractPlan(rooms, accountId, market, request, reading)
    : submitSpotPlan(rooms, accountId, market, request, reading);
}
