// The part of the core about coins against coins, with the venue's own account.
import type { AccountId, OrderId } from '../ids.ts';
import type { Part } from '../part.ts';
import type { State } from '../state.ts';
import { perAccount, view } from '../view.ts';
import type { ConvertCommand } from './convert-command.ts';
import { convertCommands } from './convert-commands.ts';
import { convertImage } from './convert-image.ts';
import { type ConvertAsk, convertPrices, convertsDue, convertView } from './convert-view.ts';
import { convertDue } from './expire-convert-orders.ts';

/** One whole coin for each of the others. */
function everyConversion({ assets }: State): [readonly ConvertAsk[]][] {
  const coins = [...assets.values()];
  return [
    [coins.flatMap(({ assetId, decimals }) => coins.map((to) => ({ assetId, toAssetId: to.assetId, units: 10n ** BigInt(decimals) })))],
  ];
}

/** The views of converting. */
const convertViews = {
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

export const convertPart = {
  commands: convertCommands,
  image: convertImage,
  // The holds of its orders are checked with all that is held, by wallets.
  invariants: [],
  views: convertViews,
  due: convertDue,
} satisfies Part<ConvertCommand>;
