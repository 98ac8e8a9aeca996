// Take-profit and stop-loss of a position that were said as what they are to bring, as prices.
import type { HoldSide, Side } from '#lib/contract/enums.ts';
import { contradicted, fromExitFields, inOrderNames, type ExitFields } from '#lib/contract/wire/orders/exit-fields.ts';
import type { ExitRequestFields } from '#lib/contract/wire/orders/exit-request.ts';
import { closedSide } from '#server/engine/accounts/positions/holding.ts';
import type { AccountId } from '#server/engine/ids.ts';
import { ContractForm } from '#server/engine/markets/market-rules.ts';
import type { ExitTerms } from '#server/engine/plans/trigger-terms.ts';
import { isContract } from '#server/engine/markets/contract-listing.ts';
import type { ContractListing, MarketListing } from '#server/engine/listings.ts';
import { exitPrice, type ExitRequest } from '#server/services/contract-orders/exit-price.ts';
import { findPosition, futuresOf } from './find-contract.ts';
import { indexPriceOf } from '../market/index-price.ts';
import { readExit, wrongWait } from '../plans/read-exit.ts';
import { refuse, Refusal, refuseField } from '../refusal/refusal.ts';
import type { Rooms } from '../rooms.ts';

type Books = Pick<Rooms, 'client' | 'projections' | 'listings'>;
type Legs = { readonly 'take-profit': ExitRequest | null; readonly 'stop-loss': ExitRequest | null };

/** A leg's request; null when there is none. A loss is said with or without a minus, a gain without. */
function requestOf(ratio: string | undefined, amount: string | undefined): ExitRequest | null {
  if (ratio !== undefined) return { by: 'return', amount: ratio.replace(/^-/, '') };
  return amount === undefined ? null : { by: 'pnl', amount };
}

const legsOf = (fields: ExitRequestFields): Legs => ({
  'take-profit': requestOf(fields.presetTakeProfitPriceRatio, fields.presetTakeProfitAmount),
  'stop-loss': requestOf(fields.presetStopLossPriceRatio, fields.presetStopLossAmount),
});

/** A leg is said in one way. */
function saidTwice(fields: ExitFields & ExitRequestFields): Refusal | null {
  const ways = [
    ['presetTakeProfitPrice', 'presetTakeProfitPriceRatio', 'presetTakeProfitAmount'],
    ['presetStopLossPrice', 'presetStopLossPriceRatio', 'presetStopLossAmount'],
  ] as const;
  for (const [price, ...others] of ways) {
    const given = [price, ...others].filter((name) => fields[name] !== undefined);
    if (given.length > 1) return refuseField(given[1] ?? price, `cannot stand beside ${given[0] ?? price}`);
  }
  if (fields.presetTakeProfitPriceRatio?.startsWith('-') === true) return refuseField('presetTakeProfitPriceRatio', 'must not be negative');
  return null;
}

async function pricesOf(
  rooms: Books,
  accountId: AccountId,
  market: ContractListing,
  held: HoldSide,
  legs: Legs,
): Promise<{ readonly takeProfit: string | undefined; readonly stopLoss: string | undefined } | Refusal> {
  const position = findPosition(await futuresOf(rooms, accountId, market), market, held);
  if (position instanceof Refusal) return position;
  const isCoin = market.contract.form === ContractForm.coin;
  const indexPrice = isCoin ? await indexPriceOf(rooms, market) : null;
  if (isCoin && indexPrice === null) return refuse('noMarkPrice');
  const prices: Partial<Record<keyof Legs, string>> = {};
  for (const leg of ['take-profit', 'stop-loss'] as const) {
    const request = legs[leg];
    if (request === null) continue;
    const price = exitPrice(market, position, leg, request, indexPrice);
    if (price === null) return refuse('invalidExit');
    prices[leg] = price;
  }
  return { takeProfit: prices['take-profit'], stopLoss: prices['stop-loss'] };
}

/** The legs of an exit that trades a side; prices where they are given, of a contract also what a price follows from. At least one. */
export async function readRequestedExit(
  rooms: Books,
  accountId: AccountId,
  market: MarketListing,
  side: Side,
  given: Parameters<typeof inOrderNames>[0] & ExitRequestFields,
): Promise<ExitTerms | Refusal> {
  const contrary = contradicted(given);
  if (contrary !== null) return refuseField(contrary, 'says another thing than its second name');
  const fields = inOrderNames(given);
  const twice = saidTwice(fields) ?? wrongWait(fields);
  if (twice !== null) return twice;
  const legs = legsOf(fields);
  const isRequested = legs['take-profit'] !== null || legs['stop-loss'] !== null;
  if (isRequested && !isContract(market)) return refuseField('presetTakeProfitPriceRatio', 'is for contracts');
  const prices = isRequested && isContract(market) ? await pricesOf(rooms, accountId, market, closedSide(side), legs) : null;
  if (prices instanceof Refusal) return prices;
  const exit = readExit(
    fromExitFields({
      ...fields,
      presetTakeProfitPrice: fields.presetTakeProfitPrice ?? prices?.takeProfit,
      presetStopLossPrice: fields.presetStopLossPrice ?? prices?.stopLoss,
    }),
    market,
  );
  return exit ?? refuse('invalidExit');
}
