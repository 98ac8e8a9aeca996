// The context of a contract's order form: its rules, the account of its line, the book and the prices of the moment.
import type { DepthBook } from '#lib/contract/channels/depth.ts';
import type { ContractMarket } from '#lib/contract/contract-market.ts';
import { HoldSide, MarginMode, type PositionMode, Side } from '#lib/contract/enums.ts';
import type { Ticker } from '#lib/contract/market.ts';
import type { ContractPosition, ContractSettings, FuturesAccount, MarginWallet } from '#lib/contract/position.ts';
import type { TpslPriceType } from '#lib/session/preferences/contract-preferences.ts';

export type TicketContext = {
  readonly market: ContractMarket;
  readonly ticker: Ticker;
  readonly book: DepthBook;
  /** Null: a visitor, or not known yet. */
  readonly account: FuturesAccount | null;
  /** The contracts of the line: positions in other contracts share the balance. By symbol id. */
  readonly markets: ReadonlyMap<string, ContractMarket>;
  readonly tickers: ReadonlyMap<string, Ticker>;
  /** The price by which exits are watched. */
  readonly tpslPriceType: TpslPriceType;
};

/** The coin in which the contract's quantity is counted. */
export const quantityCoinOf = ({ market }: Pick<TicketContext, 'market'>): string =>
  market.form === 'inverse' ? market.quoteCoin : market.baseCoin;

/** The account's settings for the contract: the defaults for an account that has never changed them. */
export function settingsOf({ account, market }: Pick<TicketContext, 'account' | 'market'>): ContractSettings {
  const known = account?.settings.find(({ symbolId }) => symbolId === market.symbolId);
  const first = Math.min(20, Math.floor(Number(market.tiers[0]?.maxLeverage ?? '1')));
  return (
    known ?? {
      symbolId: market.symbolId,
      marginMode: MarginMode.cross,
      crossMarginLeverage: first,
      fixedLongLeverage: first,
      fixedShortLeverage: first,
      openBuyCount: '0',
      openBuyValue: '0',
      openSellCount: '0',
      openSellValue: '0',
    }
  );
}

export const isHedge = ({ account }: Pick<TicketContext, 'account'>): boolean => account?.positionMode === (2 satisfies PositionMode);

/** The leverage of a position that a side opens. */
export function leverageOf(context: Pick<TicketContext, 'account' | 'market'>, holdSide: HoldSide): number {
  const settings = settingsOf(context);
  if (settings.marginMode === MarginMode.cross) return settings.crossMarginLeverage;
  return holdSide === HoldSide.long ? settings.fixedLongLeverage : settings.fixedShortLeverage;
}

export const walletOf = ({ account, market }: Pick<TicketContext, 'account' | 'market'>): MarginWallet | null =>
  account === null
    ? null
    : (account.wallets.find(({ coin }) => coin === market.marginCoin) ?? {
        coin: market.marginCoin,
        available: '0',
        frozen: '0',
        orderCost: '0',
        free: '0',
      });

export const positionOf = ({ account, market }: Pick<TicketContext, 'account' | 'market'>, holdSide: HoldSide): ContractPosition | null =>
  account?.positions.find((position) => position.symbolId === market.symbolId && position.holdSide === holdSide) ?? null;

/** The position that a side opens; below it, the one that it closes. */
export const openedBy = (side: Side): HoldSide => (side === Side.buy ? HoldSide.long : HoldSide.short);
export const closedBy = (side: Side): HoldSide => (side === Side.buy ? HoldSide.short : HoldSide.long);
