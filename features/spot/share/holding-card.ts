// The content of the card of a spot holding: the gain on a coin above the price that its reader goes by, average cost or breakeven.
import type { CardContent } from '#components/trading/share/card-content.ts';
import { ShareCardType } from '#lib/contract/site/share-card.ts';
import { formatNumber } from '#lib/format/numbers/format-number.ts';
import { shortAmount } from '#lib/format/numbers/short-amount.ts';
import { gainShare, holdingGain } from '#lib/order-math/spot/cost-price.ts';

/** Prices in USDT. */
export type Holding = { readonly coin: string; readonly total: string; readonly price: string; readonly cost: string };

/** The words of the namespace `spot`. `costName`: average cost or breakeven price, in the reader's words. */
export function holdingCard(
  t: (key: 'share.last' | 'share.gain') => string,
  { coin, total, price, cost }: Holding,
  costName: string,
): CardContent {
  const gain = holdingGain(total, price, cost);
  return {
    type: ShareCardType.spotHolding,
    subject: coin,
    about: costName,
    side: null,
    rate: gainShare(price, cost) ?? '0',
    facts: {
      prices: [
        [costName, shortAmount(cost)],
        [t('share.last'), shortAmount(price)],
      ],
      ...(gain === null ? {} : { gain: [[t('share.gain'), `${formatNumber(gain, { decimals: 2, sign: 'always' })} USDT`]] }),
    },
    fileName: `${coin}-spot`,
  };
}
