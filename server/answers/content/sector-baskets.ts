// The coins of each sector in equal parts, as a smart portfolio can hold them: no leverage, no fee for managing them.
import { Decimal } from 'decimal.js';

import type { ResponseOf } from '#lib/contract/call.ts';
import type { getEtfBaskets } from '#lib/contract/calls/v1/mix/public/getEtfElementInfo.ts';
import type { TopicData } from '#server/services/site/topics.ts';
import { wordsIn } from '#server/services/site/words.ts';

const weightDecimals = 4;

/** Rounded down; the first coin has what is left, so that all are 1 together. */
function inEqualParts(coins: readonly string[]): { coin: string; weight: string }[] {
  const part = new Decimal(1).dividedBy(coins.length).toDecimalPlaces(weightDecimals, Decimal.ROUND_DOWN);
  const first = new Decimal(1).minus(part.times(coins.length - 1));
  return coins.map((coin, place) => ({ coin, weight: (place === 0 ? first : part).toFixed() }));
}

/** Named by the English name of the sector, as in LAYER1. */
export const sectorBaskets = (concepts: TopicData['concepts']): ResponseOf<typeof getEtfBaskets>['list'] =>
  concepts
    .filter(({ coins }) => coins.length > 0)
    .map(({ conceptName, coins }) => ({
      symbol: wordsIn('en-US', conceptName)
        .replaceAll(/[^A-Za-z0-9]/g, '')
        .toUpperCase(),
      basket: inEqualParts(coins),
      leverage: '1',
      managementFeeRate: '0',
    }));
