// Tells whether an iceberg or a TWAP order is in the list that is asked for.
import { isOfLine } from '#lib/contract/wire/orders/spot-order.ts';
import type { MarginMode } from '#lib/contract/margin.ts';
import type { OfWallet } from '#server/projections/of-wallet.ts';
import { isInWallet } from '../plans/is-in-wallet.ts';

type Listed = { readonly businessLine: number; readonly marginMode?: MarginMode | undefined };

/** Without a line every line is meant; `wallet` tells own coins and margin wallets apart. */
export function isInStrategyList(listed: Listed, line: number | undefined, wallet: OfWallet | undefined): boolean {
  return (line === undefined || isOfLine(listed.businessLine, line)) && isInWallet(listed, wallet);
}
