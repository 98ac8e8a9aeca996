// Place a plan: an order that waits outside the book for a price or for time, and holds its money meanwhile.
import { EntryPoint, TimeInForce, type Side } from '#lib/contract/enums.ts';
import type { Account } from '../accounts/account.ts';
import { closedSide, closesOnly, positionOf, type PositionWords } from '../accounts/holding.ts';
import { canReserve, givenAsset, reservation } from '../accounts/settle.ts';
import { AccountKind, type PlacePlan } from '../command.ts';
import { faceOf } from '../lending/fund-order.ts';
import { closedTo, type Market } from '../market.ts';
import { done, refuse, type Context, type Outcome } from '../outcome.ts';
import { checkPlan, type PlanRequest } from '../plans/check-plan.ts';
import { holdOf } from '../plans/hold.ts';
import { hasRoom, openPlan } from '../plans/open-plan.ts';
import { RejectReason } from '../reject.ts';
import { lots, units } from '../units.ts';
import { placeOrder, refuseClientOid } from './place-order.ts';

/** A size as the core counts it. What is beyond a safe integer is beyond every market's limit. */
export const amountOf = (amountUnits: bigint): number => (amountUnits > BigInt(Number.MAX_SAFE_INTEGER) ? -1 : Number(amountUnits));

export function placePlan(context: Context, command: PlacePlan): Outcome {
  const { state } = context;
  const owner = state.accounts.get(command.accountId);
  if (owner === undefined || owner.kind !== AccountKind.user) return refuse(RejectReason.unknownAccount);
  const market = state.markets.get(command.marketId);
  if (market === undefined) return refuse(RejectReason.unknownMarket);
  const named = refuseClientOid(owner, command.clientOid);
  if (named !== null) return named;
  const account = faceOf(context, owner, market, command);
  if (typeof account === 'string') return refuse(account);
  const closed = closedTo(market);
  if (closed !== null) return refuse(closed);
  const { side, quantityLots, terms, reduceOnly = false, holdSide = null } = command;
  const words = refuseWords(account, market, side, { reduceOnly, holdSide });
  if (words !== null) return refuse(words);
  const request: PlanRequest = { side, quantityLots, amountUnits: amountOf(command.amountUnits), terms, reduceOnly, holdSide };
  const wrong = checkPlan(market, request);
  if (wrong !== null) return refuse(wrong);
  if (!hasRoom(context, account, market)) return refuse(RejectReason.openPlanLimit);
  const held = holdOf(market, side, terms, quantityLots, request.amountUnits);
  const forLimit = terms.kind === 'oco' ? reservation(market, side, terms.limitTicks, quantityLots) : 0;
  if (command.borrow !== true && !canReserve(context, account, givenAsset(market, side), held + forLimit))
    return refuse(RejectReason.insufficientBalance);
  return open(context, command, account, market, request);
}

/** What a plan says about positions must fit the account, and what only closes needs something to close. */
function refuseWords({ futures }: Account, { contract, rules }: Market, side: Side, words: PositionWords): RejectReason | null {
  const { reduceOnly, holdSide } = words;
  if (contract === null) return reduceOnly || holdSide !== null ? RejectReason.invalidHoldSide : null;
  if (contract.deliveredTicks !== 0) return RejectReason.contractEnded;
  if (futures === null) return RejectReason.insufficientBalance;
  const isHedge = futures.hedgeLines.has(contract.rules.line);
  if ((holdSide !== null) !== isHedge || (isHedge && reduceOnly)) return RejectReason.invalidHoldSide;
  const holding = futures.holdings.get(rules.marketId);
  const isOpen = holding !== undefined && positionOf(holding, closedSide(side)).lots > 0;
  return closesOnly(side, words) && !isOpen ? RejectReason.noPosition : null;
}

function open(context: Context, command: PlacePlan, account: Account, market: Market, request: PlanRequest): Outcome {
  const { state } = context;
  const planId = state.nextOrderId;
  state.nextOrderId += 1;
  let linkedOrderId = 0;
  if (request.terms.kind === 'oco') {
    const limit = placeLimitSide(context, command, planId);
    if (!limit.ok) {
      state.nextOrderId = planId;
      return limit;
    }
    linkedOrderId = limit.orderId ?? 0;
  }
  openPlan(context, {
    ...request,
    planId,
    account,
    market,
    borrow: command.borrow === true,
    clientOid: command.clientOid,
    selfTradePrevention: command.selfTradePrevention,
    entryPoint: command.entryPoint,
    parentOrderId: 0,
    linkedOrderId,
  });
  return done(planId);
}

/** The limit order of an OCO: maker-only, so that nothing of it can trade before its stop stands beside it. */
function placeLimitSide(context: Context, command: PlacePlan, planId: number): Outcome {
  const { accountId, marketId, side, quantityLots, selfTradePrevention, terms, wallet, borrow = false } = command;
  if (terms.kind !== 'oco') throw new Error('only an OCO has a limit side');
  return placeOrder(
    context,
    {
      type: 'place-order',
      accountId,
      marketId,
      side,
      kind: 'limit',
      timeInForce: TimeInForce.postOnly,
      priceTicks: terms.limitTicks,
      quantityLots: lots(quantityLots),
      amountUnits: units(0n),
      clientOid: '',
      selfTradePrevention,
      ...(wallet === undefined ? {} : { wallet, repay: true }),
      ...(borrow ? { borrow } : {}),
    },
    { planId, source: null, entryPoint: command.entryPoint || EntryPoint.api, isOcoSide: true },
  );
}
