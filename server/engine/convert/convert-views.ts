// The views of converting.
import type { AccountId, OrderId } from '../ids.ts';
import type { State } from '../state.ts';
import { perAccount, view } from '../view.ts';
import { convertPrices, convertsDue, convertView, type ConvertAsk } from './convert-view.ts';

/** One whole coin for each of the others. */
function everyConversion({ assets }: State): [readonly ConvertAsk[]][] {
  const coins = [...assets.values()];
  return [
    [coins.flatMap(({ assetId, decimals }) => coins.map((to) => ({ assetId, toAssetId: to.assetId, units: 10n ** BigInt(decimals) })))],
  ];
}

export const convertViews = {
  /** The prices that converting would bring just now, in the order of asking. */
  convertPrices: view(({ state }, asked: readonly ConvertAsk[]) => convertPrices(state, asked), everyConversion),
  /** Some of the convert orders behind one, or (0) from the first: whose rate is reached or whose time is over. */
  convertsDue: view(
    ({ state }, nowMs: number, after: OrderId) => convertsDue(state, nowMs, after),
    (): [number, OrderId][] => [
      [0, 0],
      [Number.MAX_SAFE_INTEGER, 0],
    ],
  ),
  /** Terms of converting, and the account's standing orders. */
  conversion: view(({ state }, accountId: AccountId) => convertView(state, accountId), perAccount),
};
