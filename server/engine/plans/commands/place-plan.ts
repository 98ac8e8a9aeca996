// Place a plan: an order that waits outside the book for a price or for time, and holds its money meanwhile.
import { EntryPoint, TimeInForce, type Side } from '#lib/contract/enums.ts';
import type { Account } from '../../accounts/account.ts';
import { closedSide, closesOnly, positionOf, type PositionWords } from '../../accounts/positions/holding.ts';
import { canReserve, givenAsset, reservation } from '../../accounts/settle.ts';
import { AccountKind } from '../../identity/account-kind.ts';
import type { PlacePlan } from './plan-command.ts';
import { faceOf } from '../../lending/fund-order.ts';
import { closedTo, type Market } from '../../markets/market.ts';
import { done, refuse, type Context, type Outcome } from '../../outcome.ts';
import { checkPlan } from '../check-plan.ts';
import { hasRoom, openPlan } from '../open-plan.ts';
import { holdOf, rulesOf } from '../plan-kinds.ts';
import type { PlanRequest } from '../plan-request.ts';
import { RejectReason } from '../../reject.ts';
import { lots, ticks, units } from '../../units.ts';
import { placeOrder, refuseClientOid } from '../../orders/place-order.ts';

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
  const { side, quantityLots, terms, reduceOnly = false, holdSide = null, quantityAtMarket = false } = command;
  const words = refuseWords(account, market, side, { reduceOnly, holdSide });
  if (words !== null) return refuse(words);
  const amountUnits = amountOf(command.amountUnits);
  const request: PlanRequest = { side, quantityLots, amountUnits, terms, reduceOnly, holdSide, quantityAtMarket };
  const wrong = checkPlan(market, request);
  if (wrong !== null) return refuse(wrong);
  if (!hasRoom(context, account, market)) return refuse(RejectReason.openPlanLimit);
  const linkedTicks = rulesOf(terms).linked?.priceTicks(market, side, terms) ?? null;
  if (typeof linkedTicks === 'string') return refuse(linkedTicks);
  // The order that stands beside it in a contract's book asks for its margin itself.
  const beside = linkedTicks === null || market.contract !== null ? 0 : reservation(market, side, linkedTicks, quantityLots);
  if (command.borrow !== true && !canReserve(context, account, givenAsset(market, side), holdOf(market, side, terms, request) + beside))
    return refuse(RejectReason.insufficientBalance);
  return open(context, command, { account, market, request, linkedTicks });
}

/** The terms of a plan about positions must fit the account, and a plan that only closes needs something to close. */
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

type Checked = {
  readonly account: Account;
  readonly market: Market;
  readonly request: PlanRequest;
  /** The price of the order that stands beside it; null: there is none. */
  readonly linkedTicks: number | null;
};

function open(context: Context, command: PlacePlan, { account, market, request, linkedTicks }: Checked): Outcome {
  const { state } = context;
  const planId = state.nextOrderId;
  state.nextOrderId += 1;
  let linkedOrderId = 0;
  if (linkedTicks !== null) {
    const limit = placeLinked(context, command, planId, linkedTicks);
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

/** The order that stands in the book beside a plan: maker-only, so that nothing of it can trade before its plan stands. */
function placeLinked(context: Context, command: PlacePlan, planId: number, linkedTicks: number): Outcome {
  const { accountId, marketId, side, quantityLots, selfTradePrevention, wallet, borrow = false } = command;
  return placeOrder(
    context,
    {
      type: 'place-order',
      accountId,
      marketId,
      side,
      kind: 'limit',
      timeInForce: TimeInForce.postOnly,
      priceTicks: ticks(linkedTicks),
      quantityLots: lots(quantityLots),
      amountUnits: units(0n),
      clientOid: '',
      selfTradePrevention,
      ...(wallet === undefined ? {} : { wallet, repay: true }),
      ...(borrow ? { borrow } : {}),
      ...(command.reduceOnly === true ? { reduceOnly: true } : {}),
      ...(command.holdSide === undefined ? {} : { holdSide: command.holdSide }),
    },
    { planId, source: rulesOf(command.terms).linked?.source ?? null, entryPoint: command.entryPoint || EntryPoint.api, isLinked: true },
  );
}
