// The wallets that a list of spot orders is asked for.
import { BusinessLine } from '#lib/contract/enums.ts';
import type { MarginMode } from '#lib/contract/margin.ts';
import type { OfWallet } from '#server/projections/of-wallet.ts';
import { type Refusal, refuseField } from '../refusal/refusal.ts';

type Asked = { readonly businessLine?: number | undefined; readonly marginMode?: MarginMode | undefined };

/** Line 1 is one's own coins, 23 margin, one wallet or both; without a line all of spot is meant. */
export function walletFilter({ businessLine, marginMode }: Asked): OfWallet | undefined | Refusal {
  if (businessLine === BusinessLine.margin) return marginMode ?? 'margin';
  if (marginMode !== undefined) return refuseField('marginMode', 'is for business line 23');
  return businessLine === BusinessLine.spot ? 'own' : undefined;
}
