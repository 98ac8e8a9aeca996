// Up to which mark prices nothing can happen to a unified account: each position has its share of the distance to the limit.
import type { MarginAccount } from '../accounts/account.ts';
import { unitsUp, type Holding, type Position } from '../accounts/positions/contract.ts';
import { markValue } from '../accounts/risk/risk.ts';
import { RiskWatch } from '../accounts/risk/risk-watch.ts';
import { watchPosition } from '../accounts/risk/watch-risk.ts';
import { ContractForm } from '../markets/market-rules.ts';
import { pricerOf, worth } from '../lending/margin-risk.ts';
import type { Market } from '../markets/market.ts';
import type { State } from '../state.ts';
import { inCoin } from './in-coin.ts';

/** An index price may not move further than a twentieth before it is looked at again: what a position loses of a coin is then worth that much more at most. */
const guard = 20;

type Exposed = { readonly holding: Holding; readonly position: Position; readonly market: Market | null };

function positionsOf(state: State, margin: MarginAccount): Exposed[] {
  const exposed: Exposed[] = [];
  for (const holding of margin.owner.futures?.holdings.values() ?? []) {
    const market = pricerOf(state, margin, holding.contract.rules.marginAssetId);
    if (market === undefined) continue;
    for (const position of [holding.long, holding.short]) if (position.lots > 0) exposed.push({ holding, position, market });
  }
  return exposed;
}

const worthOf = ({ holding: { contract }, position, market }: Exposed): bigint =>
  worth(market, BigInt(unitsUp(contract, markValue(contract, position))), true) + 1n;

/** The value of all positions in the coin of account: by this they share the distance. */
export const worthOfPositions = (state: State, margin: MarginAccount): bigint =>
  positionsOf(state, margin).reduce((sum, one) => sum + worthOf(one), 0n);

/** Leaves word in each contract. A fifth of a share is kept for what prices do to each other's, and for steeper maintenance at the call. */
export function watchPositions(state: State, margin: MarginAccount, room: bigint, total: bigint): void {
  for (const one of positionsOf(state, margin)) {
    const { holding, position, market } = one;
    const { contract } = holding;
    const share = (((room * worthOf(one)) / total) * 4n) / 5n;
    const parts = contract.rules.form === ContractForm.coin ? 2 : 1;
    const all = BigInt(unitsUp(contract, markValue(contract, position)));
    const capped = share < worth(market, all) ? inCoin(market, share, false) : Number(all);
    watchPosition(contract, position, margin.unit, Math.floor(capped / parts));
    if (market === null) continue;
    const price = market.referencePriceTicks;
    market.watch ??= new RiskWatch();
    market.watch.add(margin.unit, 'index', 'falling', price - Math.floor(price / guard));
    market.watch.add(margin.unit, 'index', 'rising', price + Math.floor(price / guard));
  }
}
