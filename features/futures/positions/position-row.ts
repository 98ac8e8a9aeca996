// One position as its row shows it: what it is, what it brings at the price that the reader goes by, and what guards it.
import type { ContractMarket } from '#lib/contract/contract-market.ts';
import { HoldSide, PlanType, PositionMode, Side } from '#lib/contract/enums.ts';
import type { Ticker } from '#lib/contract/market.ts';
import type { SpotOrder } from '#lib/contract/order.ts';
import type { SpotPlan } from '#lib/contract/plan.ts';
import type { ContractPosition, FuturesAccount } from '#lib/contract/position.ts';
import { isPassedStop } from '#lib/contract/wire/orders/passed-stop.ts';
import { sideOfDirection } from '#lib/contract/wire/orders/order-direction.ts';
import { type PositionRisk, type PriceResult, resultAtPrice } from '#lib/order-math/risk/account-risk.ts';
import { Amount, writeAmount } from '#lib/order-math/amounts/amount.ts';
import { sizeInUnit } from '#lib/order-math/futures/contract-unit.ts';
import { futuresContractOf, type LineRisk, positionKey } from '#lib/order-math/risk/line-risk.ts';
import type { ContractUnitSet, TpslPriceType } from '#lib/session/preferences/contract-preferences.ts';

export type PositionRow = {
  readonly key: string;
  readonly position: ContractPosition;
  readonly market: ContractMarket;
  /** Null until the first price. */
  readonly ticker: Ticker | null;
  /** Null while a price of its wallet is missing. */
  readonly risk: PositionRisk | null;
  /** At the price that the reader goes by: mark or last. */
  readonly result: PriceResult | null;
  /** Waiting take-profits and stop-losses of this position. */
  readonly exits: readonly SpotPlan[];
  /** Waiting ones that move with the price. */
  readonly movingExits: readonly SpotPlan[];
  /** Waiting stops by margin ratio of this position. */
  readonly marginStops: readonly SpotPlan[];
  /** Resting orders of its stops that the price has jumped over: it is unprotected. */
  readonly passedStops: readonly SpotOrder[];
  /** A long and a short may stand beside each other. */
  readonly isHedge: boolean;
};

type Known = {
  readonly account: FuturesAccount;
  readonly markets: ReadonlyMap<string, ContractMarket>;
  readonly tickers: ReadonlyMap<string, Ticker>;
  readonly risk: LineRisk;
  /** Those by margin ratio and those that move with the price among them. */
  readonly exits: readonly SpotPlan[];
  readonly orders: readonly SpotOrder[];
  readonly priceType: TpslPriceType;
};

type Closing = Pick<SpotPlan, 'symbolId' | 'holdSide' | 'delegateType'>;

/** The side of the position that a closing plan or order is about; in one-way mode the side that its order would close. */
function closedSide({ holdSide = '', delegateType }: Closing): HoldSide {
  if (holdSide !== '') return holdSide;
  return sideOfDirection(delegateType) === Side.sell ? HoldSide.long : HoldSide.short;
}

/** True if a waiting plan, or the order that one has become, takes profit from a position or stops its loss. */
export const guards = (plan: Closing, { symbolId, holdSide }: ContractPosition): boolean =>
  plan.symbolId === symbolId && closedSide(plan) === holdSide;

/** Positions whose contract is not known to the page yet are left out until it is. */
export function positionRows({ account, markets, tickers, risk, exits, orders, priceType }: Known): readonly PositionRow[] {
  return account.positions.flatMap((position): PositionRow[] => {
    const market = markets.get(position.symbolId);
    if (market === undefined) return [];
    const [key, ticker] = [positionKey(position), tickers.get(position.symbolId) ?? null];
    const own = risk.positions.get(key) ?? null;
    const contract = ticker === null ? null : futuresContractOf(market, ticker);
    const atLast = own === null || ticker === null || contract === null ? null : resultAtPrice(own, contract, ticker.lastPrice);
    const guarding = exits.filter((plan) => guards(plan, position));
    return [
      {
        key,
        position,
        market,
        ticker,
        risk: own,
        result: priceType === 'market' ? atLast : own,
        exits: guarding.filter(({ planType }) => planType !== PlanType.mmrStopLoss && planType !== PlanType.moveTpsl),
        movingExits: guarding.filter(({ planType }) => planType === PlanType.moveTpsl),
        marginStops: guarding.filter(({ planType }) => planType === PlanType.mmrStopLoss),
        passedStops: orders.filter((order) => isPassedStop(order) && guards(order, position)),
        isHedge: account.positionMode === PositionMode.hedge,
      },
    ];
  });
}

export type Sized = { readonly text: string; readonly coin: string };

/** Decimals of an amount of the margin or quote coin on screens. */
export const shownPlaces = ({ placeConfig }: ContractMarket): number => placeConfig.propertyPlace;

/** The size in the reader's unit, rounded up; as it is where no price tells the other units. */
export function sizedIn(unit: ContractUnitSet, { position, market, ticker }: PositionRow): Sized {
  const inverse = market.form === 'inverse';
  const own = { text: position.total, coin: inverse ? market.quoteCoin : market.baseCoin };
  const contract = ticker === null ? null : futuresContractOf(market, ticker);
  const price = ticker?.contract?.markPrice ?? null;
  if (contract === null || price === null || (unit === 'base' && !inverse)) return own;
  const coin = unit === 'priced' ? market.quoteCoin : unit === 'base' ? market.baseCoin : market.marginCoin;
  const decimals = unit === 'base' ? market.marginPlace : shownPlaces(market);
  const text = sizeInUnit({ contract, unit, price, leverage: String(position.leverage), size: position.total, decimals });
  return text === null ? own : { text, coin };
}

/** The result of the position so far: closed parts, less fees, and funding. */
export const realisedOf = ({ achievedProfits, paidFees, paidFunding }: ContractPosition): string =>
  writeAmount(new Amount(achievedProfits).plus(paidFees).plus(paidFunding));
