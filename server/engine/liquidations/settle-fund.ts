// The insurance fund's positions: it sells them on the book while it can pay for that, and deleverages when it cannot.
import { EntryPoint, HoldSide, SelfTradePrevention, Side, TimeInForce } from '#lib/contract/enums.ts';
import { gainUnits, unitsUp, type Contract, type Holding, type MarginWallet, type Position } from '../accounts/positions/contract.ts';
import { markGain } from '../accounts/positions/holding.ts';
import { crossRisk, markValue } from '../accounts/risk/risk.ts';
import { placeOrder } from '../orders/place-order.ts';
import { mulDivDown } from '../arithmetic/mul-div.ts';
import type { Context } from '../outcome.ts';
import { lots, ticks, units } from '../units.ts';
import { deleverage } from './deleverage.ts';

/** The distance from the mark price at which closing a position costs so much money, in ticks, rounded down. */
export function reachTicks(contract: Contract, position: Position, money: number): number {
  const worth = unitsUp(contract, markValue(contract, position));
  return money <= 0 || worth === 0 ? 0 : Math.min(contract.markTicks, mulDivDown(contract.markTicks, money, worth));
}

/** An order of the system that closes some lots at most so far from the mark price, now or never. Answers what was traded. */
export function closeOnBook(
  context: Context,
  accountId: number,
  contract: Contract,
  position: Position,
  order: { readonly lots: number; readonly reach: number; readonly isHedge: boolean },
): number {
  const isLong = position.side === HoldSide.long;
  const outcome = placeOrder(
    context,
    {
      type: 'place-order',
      accountId,
      marketId: contract.market.marketId,
      side: isLong ? Side.sell : Side.buy,
      kind: 'limit',
      timeInForce: TimeInForce.ioc,
      priceTicks: ticks(Math.max(1, contract.markTicks + (isLong ? -order.reach : order.reach))),
      quantityLots: lots(Math.min(order.lots, contract.market.maxQuantityLots)),
      amountUnits: units(0n),
      clientOid: '',
      selfTradePrevention: SelfTradePrevention.cancelMaker,
      ...(order.isHedge ? { holdSide: position.side } : { reduceOnly: true }),
    },
    { planId: 0, source: null, entryPoint: EntryPoint.system, isLinked: false },
  );
  return outcome.ok ? (outcome.filledLots ?? 0) : 0;
}

/** The unrealised gain of the fund's other positions, in margin units: it may be gone before they are closed, and pays nobody. */
function hopes({ holdings }: MarginWallet, besides: Holding): number {
  let sum = 0;
  for (const holding of holdings) {
    if (holding === besides) continue;
    const { contract, long, short } = holding;
    for (const position of [long, short]) sum += Math.max(0, gainUnits(contract, markGain(contract, position)));
  }
  return sum;
}

/**
 * Looks at what the fund holds of a contract: after a take-over, and whenever the contract's mark price moves.
 * @param deficit what the positions just taken over have cost the fund, in margin units: as much of it as the fund could not
 * pay is what deleveraging gets back, besides what the fund's position has lost since it was taken
 */
export function settleFund(context: Context, contract: Contract, deficit: number): void {
  const holding = context.state.insuranceAccount?.futures?.holdings.get(contract.market.marketId);
  if (holding === undefined) return;
  const { accountId, row, wallet } = holding;
  for (const position of [holding.long, holding.short]) {
    if (position.lots === 0) continue;
    const equity = crossRisk(context.state.ledger, row, wallet).equity - hopes(wallet, holding);
    if (equity > 0) {
      const reach = reachTicks(contract, position, equity);
      closeOnBook(context, accountId, contract, position, { lots: position.lots, reach, isHedge: false });
    } else {
      const lost = Math.max(0, -gainUnits(contract, markGain(contract, position)));
      deleverage(context, holding, position, Math.min(-equity, deficit + lost));
    }
  }
}
