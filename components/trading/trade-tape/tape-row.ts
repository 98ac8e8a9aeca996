// One trade of the tape, as it is first drawn; from then on its texts are written into it (`tape-painter.ts`), without React.
import { escapeHtml } from '#lib/format/escape-html.ts';
import type { PublicTrade, SpotMarket } from '#lib/contract/market.ts';
import { tapeTexts, type TapeWords } from './tape-texts.ts';

export const tapeColumns = 'grid grid-cols-[1.1fr_1fr_auto] gap-x-2 px-3 tabular-nums';

/** The markup of a row; of an empty one for null, which keeps its place. */
export function tapeRow(trade: PublicTrade | null, market: SpotMarket, zoneOffsetMinutes: number, words: TapeWords): string {
  const texts = trade === null ? null : tapeTexts(trade, market, zoneOffsetMinutes, words);
  return [
    `<div role="row" style="visibility:${trade === null ? 'hidden' : 'visible'}" data-side="${trade?.takerSide ?? ''}" class="group h-5 items-center text-xs leading-5 ${tapeColumns}">`,
    '<span role="rowheader" class="flex items-center gap-1 text-negative group-data-[side=buy]:text-positive">',
    `<span>${escapeHtml(texts?.price ?? '')}</span><span role="img" aria-label="${escapeHtml(texts?.sideLabel ?? '')}" class="text-[0.625rem]">${texts?.arrow ?? ''}</span></span>`,
    `<span role="cell" class="text-end text-primary"><bdi dir="ltr"><span>${escapeHtml(texts?.quantity ?? '')}</span><span class="text-muted">${texts?.zeros ?? ''}</span></bdi></span>`,
    `<span role="cell" class="w-16 text-end text-muted">${texts?.time ?? ''}</span></div>`,
  ].join('');
}
