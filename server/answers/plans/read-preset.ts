// The exit that an order or a plan takes with it when it opens: in either set of names, its prices said, or the shares that they follow from.
import { HoldSide, MarginMode, Side } from '#lib/contract/enums.ts';
import { contradicted, fromExitFields, inOrderNames, type PresetFields, type SpotExit } from '#lib/contract/wire/orders/exit-fields.ts';
import type { AccountId } from '#server/engine/ids.ts';
import { isContract } from '#server/engine/markets/contract-listing.ts';
import { ContractForm } from '#server/engine/markets/market-rules.ts';
import type { RatioExit, RatioTrigger } from '#server/engine/plans/kinds/trailing/trailing-terms.ts';
import type { ContractListing, MarketListing } from '#server/engine/listings.ts';
import { formatDecimal, parseDecimal } from '#server/engine/units.ts';
import { sharePrice, type ShareTarget } from '#server/services/contract-orders/share-price.ts';
import { futuresOf } from '../contracts/find-contract.ts';
import { indexPriceOf } from '../market/index-price.ts';
import { refuse, Refusal, refuseField } from '../refusal/refusal.ts';
import type { Rooms } from '../rooms.ts';
import { sourceOf, wrongWait } from './read-exit.ts';

type Books = Pick<Rooms, 'client' | 'projections' | 'listings'>;
type Leg = 'take-profit' | 'stop-loss';
/** The way in which it trades; `holdSide`: of the position that it is about, in hedge mode. */
export type PresetWay = { readonly side: Side; readonly holdSide?: HoldSide | undefined };

const ratioNames = [
  ['presetTakeProfitPriceRatio', 'presetTakeProfitPrice'],
  ['presetStopLossPriceRatio', 'presetStopLossPrice'],
] as const;

function wrongFields(fields: PresetFields): Refusal | null {
  const twice = contradicted(fields);
  if (twice !== null) return refuseField(twice, 'says another thing than its second name');
  for (const [ratio, price] of ratioNames)
    if (fields[ratio] !== undefined && fields[price] !== undefined) return refuseField(ratio, `cannot stand beside ${price}`);
  return fields.presetTakeProfitPriceRatio?.startsWith('-') === true
    ? refuseField('presetTakeProfitPriceRatio', 'must not be negative')
    : wrongWait(inOrderNames(fields));
}

async function contractTarget(
  rooms: Books,
  accountId: AccountId,
  market: ContractListing,
  opened: HoldSide,
): Promise<ShareTarget | Refusal> {
  const { settings } = await futuresOf(rooms, accountId, market);
  const known = settings.find(({ symbolId }) => symbolId === market.symbol);
  const first = Math.min(20, market.contract.rules.contract?.tiers[0]?.maxLeverage ?? 1);
  const fixed = opened === HoldSide.long ? known?.fixedLongLeverage : known?.fixedShortLeverage;
  const leverage = (known?.marginMode === MarginMode.cross ? known.crossMarginLeverage : fixed) ?? first;
  const isCoin = market.contract.form === ContractForm.coin;
  const indexPrice = isCoin ? await indexPriceOf(rooms, market) : null;
  if (isCoin && indexPrice === null) return refuse('noMarkPrice');
  return { market, opened, leverage, indexPrice };
}

/** A return on the margin for a contract, a change of the price for a pair. */
const targetOf = async (rooms: Books, accountId: AccountId, market: MarketListing, way: PresetWay): Promise<ShareTarget | Refusal> => {
  const opened = way.holdSide ?? (way.side === Side.buy ? HoldSide.long : HoldSide.short);
  if (isContract(market)) return contractTarget(rooms, accountId, market, opened);
  return { market, opened, leverage: 1, indexPrice: null };
};

const priceAt = (target: ShareTarget, leg: Leg, ratio: string, entryPrice: string, tickSize: string): string | null =>
  sharePrice(target, leg, ratio.replace(/^-/, ''), entryPrice, tickSize);

/** `entryPrice`: the price at which it would open; null: no price at all. */
export async function readPreset(
  rooms: Books,
  accountId: AccountId,
  market: MarketListing,
  way: PresetWay,
  entryPrice: () => Promise<string | null> | string | null,
  given: PresetFields,
): Promise<SpotExit | null | Refusal> {
  const wrong = wrongFields(given);
  if (wrong !== null) return wrong;
  const fields = inOrderNames(given);
  const { presetTakeProfitPriceRatio: gain, presetStopLossPriceRatio: loss } = fields;
  if (gain === undefined && loss === undefined) return fromExitFields(fields);
  const [target, entry] = [await targetOf(rooms, accountId, market, way), await entryPrice()];
  if (target instanceof Refusal) return target;
  if (entry === null) return refuse('noLiquidity');
  const tickSize = formatDecimal(1, market.priceDecimals);
  const at = (leg: Leg, ratio: string | undefined) => (ratio === undefined ? undefined : priceAt(target, leg, ratio, entry, tickSize));
  const [takeProfit, stopLoss] = [at('take-profit', gain), at('stop-loss', loss)];
  if (takeProfit === null || stopLoss === null) return refuse('invalidExit');
  return fromExitFields({
    ...fields,
    presetTakeProfitPrice: takeProfit ?? fields.presetTakeProfitPrice,
    presetStopLossPrice: stopLoss ?? fields.presetStopLossPrice,
  });
}

/** At most a hundredfold, in millionths with six decimals; null for anything else. */
function readShare(text: string): number | null {
  const value = parseDecimal(text, 6);
  return value === null || value > 100_000_000n ? null : Number(value);
}

/** At this price one unit is a millionth: what a ratio makes of it is the factor, whatever the real price will be. */
const whole = '1000000';

/** The exit of a plan of which nobody knows at which price it will open: by ratios, at market. Null: none. */
export async function readRatioExit(
  rooms: Books,
  accountId: AccountId,
  market: MarketListing,
  way: PresetWay,
  given: PresetFields,
): Promise<RatioExit | null | Refusal> {
  const wrong = wrongFields(given);
  if (wrong !== null) return wrong;
  const fields = inOrderNames(given);
  const priced = ['presetTakeProfitPrice', 'presetStopLossPrice', 'exeTakeProfitPrice', 'exeStopLossPrice'] as const;
  const asked = priced.find((name) => (fields[name] ?? '') !== '');
  if (asked !== undefined) return refuseField(asked, 'is not known before a trailing plan opens: give a ratio');
  const { presetTakeProfitPriceRatio: gain, presetStopLossPriceRatio: loss } = fields;
  if (gain === undefined && loss === undefined) return null;
  const target = await targetOf(rooms, accountId, market, way);
  if (target instanceof Refusal) return target;
  const at = (leg: Leg, ratio: string | undefined, type: 0 | 1 | undefined): RatioTrigger | null | undefined => {
    if (ratio === undefined) return null;
    const [factor, said] = [priceAt(target, leg, ratio, whole, '1'), readShare(ratio.replace(/^-/, ''))];
    return factor === null || said === null ? undefined : { source: sourceOf(type ?? 0, market), factorPpm: Number(factor), saidPpm: said };
  };
  const [takeProfit, stopLoss] = [at('take-profit', gain, fields.presetTppTriType), at('stop-loss', loss, fields.presetSlpTriType)];
  return takeProfit === undefined || stopLoss === undefined ? refuse('invalidExit') : { takeProfit, stopLoss };
}
