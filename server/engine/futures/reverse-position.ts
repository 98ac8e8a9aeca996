// A position turns around at market: one order closes it and opens as much on the other side, in whole or not at all.
import { HoldSide, SelfTradePrevention, Side, TimeInForce } from '#lib/contract/enums.ts';
import { positionOf } from '../accounts/positions/holding.ts';
import { AccountKind } from '../identity/account-kind.ts';
import type { ReversePosition } from './contract-command.ts';
import { refuse, type Context, type Outcome } from '../outcome.ts';
import { RejectReason } from '../reject.ts';
import { lots, ticks, units } from '../units.ts';
import { placeOrder } from '../orders/place-order.ts';

export function reversePosition(context: Context, { accountId, marketId, holdSide, entryPoint }: ReversePosition): Outcome {
  const account = context.state.accounts.get(accountId);
  if (account === undefined || account.kind !== AccountKind.user) return refuse(RejectReason.unknownAccount);
  const contract = context.state.markets.get(marketId)?.contract ?? null;
  if (contract === null) return refuse(RejectReason.unknownMarket);
  const holding = account.futures?.holdings.get(marketId);
  const held = holding === undefined ? 0 : positionOf(holding, holdSide).lots;
  if (held === 0) return refuse(RejectReason.noPosition);
  return placeOrder(
    context,
    {
      type: 'place-order',
      accountId,
      marketId,
      side: holdSide === HoldSide.long ? Side.sell : Side.buy,
      kind: 'market',
      timeInForce: TimeInForce.fok,
      priceTicks: ticks(0),
      quantityLots: lots(2 * held),
      amountUnits: units(0n),
      clientOid: '',
      selfTradePrevention: SelfTradePrevention.cancelTaker,
    },
    { planId: 0, source: null, entryPoint, isLinked: false, turns: true },
  );
}
