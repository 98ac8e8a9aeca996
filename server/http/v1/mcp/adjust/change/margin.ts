// Adds to or takes from the margin of an isolated position.
import { changeMargin } from '#lib/contract/calls/v1/mcp/adjust/change/margin.ts';
import { RejectReason } from '#server/engine/reject.ts';
import { units } from '#server/engine/units.ts';
import { changePosition } from '#server/answers/contracts/change-position.ts';
import { orderRefusal } from '#server/answers/orders/order-refusal.ts';
import { readMoney } from '#server/answers/amounts/read-money.ts';
import { refuse, Refusal } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveChangeMargin = serveUser(changeMargin, ['listings', 'client', 'projections'], (request, { accountId }, visit) => {
  const isRemoved = request.type === 'remove';
  return changePosition(visit, accountId, request, {
    command: ({ marketId, contract }, holdSide) => {
      const amount = readMoney(request.amount, visit.listings.asset(contract.rules.contract?.marginAssetId ?? 0));
      if (amount instanceof Refusal) return amount;
      return { type: 'change-margin', accountId, marketId, holdSide, units: isRemoved ? units(0n - amount) : amount };
    },
    // Margin that cannot be withdrawn is not missing in the wallet: the position needs it.
    refusal: (reply, market) =>
      isRemoved && reply.reason === RejectReason.insufficientBalance ? refuse('insufficientAvailable') : orderRefusal(reply, market, ''),
  });
});
