// One trade of the tape, as it is first drawn; from then on its texts are written into it (`tape-painter.ts`), without React.
import type { PublicTrade, SpotMarket } from '#lib/contract/market.ts';
import { tapeTexts, type TapeWords } from './tape-texts.ts';

export const tapeColumns = 'grid grid-cols-[1.1fr_1fr_auto] gap-x-2 px-3';

type Props = {
  /** What it begins with. */
  readonly trade: PublicTrade | null;
  readonly market: SpotMarket;
  readonly zoneOffsetMinutes: number;
  readonly words: TapeWords;
};

export function TapeRow({ trade, market, zoneOffsetMinutes, words }: Props) {
  const texts = trade === null ? null : tapeTexts(trade, market, zoneOffsetMinutes, words);
  return (
    <div
      role="row"
      style={{ visibility: trade === null ? 'hidden' : 'visible' }}
      data-side={trade?.takerSide}
      className={`group h-5 items-center text-xs leading-5 ${tapeColumns}`}
    >
      <span role="rowheader" className="flex items-center gap-1 text-negative group-data-[side=buy]:text-positive">
        <span>{texts?.price ?? ''}</span>
        <span role="img" aria-label={texts?.sideLabel ?? ''} className="text-[0.625rem]">
          {texts?.arrow ?? ''}
        </span>
      </span>
      <span role="cell" className="text-end text-primary">
        <bdi dir="ltr">
          <span>{texts?.quantity ?? ''}</span>
          <span className="text-muted">{texts?.zeros ?? ''}</span>
        </bdi>
      </span>
      <span role="cell" className="w-16 text-end text-muted">
        {texts?.time ?? ''}
      </span>
    </div>
  );
}
