// Changes the leverage of a contract.
import type { ParsedRequestOf } from '#lib/contract/call.ts';
import { setLeverage } from '#lib/contract/calls/v1/mcp/adjust/lever.ts';
import { HoldSide } from '#lib/contract/enums.ts';
import type { ContractSettings } from '#lib/contract/position.ts';
import { changeContract } from '#server/answers/contracts/contract-settings.ts';
import { findNamedContract, futuresOf } from '#server/answers/contracts/find-contract.ts';
import { refuse, Refusal } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

type Leverages = { readonly longLeverage: number; readonly shortLeverage: number };
type Request = ParsedRequestOf<typeof setLeverage>;

/** Both sides as they are wanted. A side of its own that is not named keeps what it has; null: nobody knows yet what that is. */
function wantedOf(request: Request, known: ContractSettings | undefined): Leverages | null {
  const { leverage, holdSide } = request;
  if (leverage !== undefined && holdSide === undefined) return { longLeverage: leverage, shortLeverage: leverage };
  const long = holdSide === HoldSide.long ? leverage : request.fixedLongLeverage;
  const short = holdSide === HoldSide.short ? leverage : request.fixedShortLeverage;
  const [longLeverage, shortLeverage] = [long ?? known?.fixedLongLeverage, short ?? known?.fixedShortLeverage];
  return longLeverage === undefined || shortLeverage === undefined ? null : { longLeverage, shortLeverage };
}

export const serveSetLeverage = serveUser(setLeverage, ['listings', 'client', 'projections'], async (request, { accountId }, visit) => {
  const market = findNamedContract(visit.listings, request);
  if (market instanceof Refusal) return market;
  const { settings } = await futuresOf(visit, accountId, market);
  const wanted = wantedOf(
    request,
    settings.find(({ symbolId }) => symbolId === market.symbol),
  );
  // An account that has never set anything has one leverage for both sides.
  if (wanted === null) return refuse('invalidLeverage');
  return changeContract(visit, market, { type: 'set-leverage', accountId, marketId: market.marketId, ...wanted });
});
