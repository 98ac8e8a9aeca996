// The markets by which the worth of a leader's account is told.
import type { LeadLine } from '#server/engine/accounts/leader.ts';
import { ContractForm } from '#server/engine/markets/market-rules.ts';
import type { AssetId, MarketId } from '#server/engine/ids.ts';

import type { BotMarket, BotPrices } from '../bot-kind.ts';
import { equityOf, unrealised, worthInLegs } from '../instances/worth.ts';
import type { LeaderAccount } from './leader-account.ts';

/** The coin that leaders of a line are told in, by its code. */
export type LeadCoins = Readonly<Record<LeadLine, string>>;
export const usualLeadCoins: LeadCoins = { spot: 'USDT', futures: 'USDT' };

export type MarketSource = {
  marketOf(marketId: MarketId): BotMarket | null;
  markets(): Iterable<BotMarket>;
  pricesOf(marketId: MarketId): BotPrices;
  readonly leadCoins: LeadCoins;
};

type Priced = { readonly market: BotMarket; readonly prices: BotPrices };

const isOfLine = ({ rules: { contract } }: BotMarket, line: LeadLine): boolean =>
  line === 'spot' ? contract === undefined : contract?.form === ContractForm.linear;

export class LeaderMarkets {
  readonly #source: MarketSource;
  readonly #spot = new Map<string, BotMarket>();
  readonly #told = new Map<LeadLine, AssetId>();

  constructor(source: MarketSource) {
    this.#source = source;
  }

  market(marketId: MarketId): BotMarket | null {
    return this.#source.marketOf(marketId);
  }

  /** The coin in which the figures of leaders are told; null: the venue has no market of the line in it. */
  toldCoin(line: LeadLine): AssetId | null {
    const known = this.#told.get(line);
    if (known !== undefined) return known;
    for (const market of this.#source.markets()) {
      if (market.quote.code !== this.#source.leadCoins[line] || !isOfLine(market, line)) continue;
      this.#told.set(line, market.quote.assetId);
      return market.quote.assetId;
    }
    return null;
  }

  /** The worth of everything in the wallet of the line at the prices of the moment; coins without a market of the told coin count nothing. */
  equityOf(leader: LeaderAccount, toldAssetId: AssetId): number {
    const legs = this.#legsOf(leader, toldAssetId);
    const coins = Array.from(leader.coins, ([assetId, units]) => ({ assetId, units }));
    const positions = leader.positions.flatMap((position) => {
      const leg = legs.find(({ market }) => market.marketId === position.marketId);
      return leg === undefined ? [] : [{ ...position, unrealisedUnits: unrealised(leg.market, position, leg.prices.markTicks) }];
    });
    // Money is there whether it has a market or not.
    if (legs.length === 0) return leader.coins.get(toldAssetId) ?? 0;
    return equityOf({ coins, debts: [], positions }, legs);
  }

  /** In the coin of its line. */
  worthOf(leader: LeaderAccount): number {
    const told = this.toldCoin(leader.line);
    return told === null ? 0 : this.equityOf(leader, told);
  }

  worthOfCoin({ line }: Pick<LeaderAccount, 'line'>, assetId: AssetId, units: number): number {
    const told = this.toldCoin(line);
    if (told === null || assetId === told) return told === null ? 0 : units;
    const market = line === 'spot' ? this.#spotMarket(assetId, told) : null;
    return market === null ? 0 : worthInLegs([this.#priced(market)], assetId, units);
  }

  /** The margin behind its positions (spot: the worth of its coins other than money). */
  marginOf(leader: LeaderAccount): number {
    const told = this.toldCoin(leader.line);
    if (told === null) return 0;
    if (leader.line === 'spot') return this.equityOf(leader, told) - (leader.coins.get(told) ?? 0);
    return leader.positions.reduce((sum, { marketId, entryValue, leverage }) => {
      const market = this.market(marketId);
      const isTold = market !== null && market.quote.assetId === told;
      return isTold ? sum + Math.ceil((entryValue * market.rules.tickLotUnits) / Math.max(1, leverage)) : sum;
    }, 0);
  }

  #priced(market: BotMarket): Priced {
    return { market, prices: this.#source.pricesOf(market.marketId) };
  }

  #legsOf(leader: LeaderAccount, toldAssetId: AssetId): readonly Priced[] {
    const markets =
      leader.line === 'futures'
        ? leader.positions.map(({ marketId }) => this.market(marketId)).filter((market) => market?.quote.assetId === toldAssetId)
        : Array.from(leader.coins.keys(), (assetId) => this.#spotMarket(assetId, toldAssetId));
    return markets.flatMap((market) => (market === null ? [] : [this.#priced(market)]));
  }

  #spotMarket(baseId: AssetId, quoteId: AssetId): BotMarket | null {
    const key = `${baseId} ${quoteId}`;
    const known = this.#spot.get(key);
    if (known !== undefined) return known;
    for (const market of this.#source.markets()) {
      if (market.rules.contract !== undefined || market.base.assetId !== baseId || market.quote.assetId !== quoteId) continue;
      this.#spot.set(key, market);
      return market;
    }
    return null;
  }
}
