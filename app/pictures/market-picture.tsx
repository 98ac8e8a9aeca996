// The picture of a market: its name, its price, its day.
import { dayCurve } from './day-curve.ts';
import { ink, PictureFrame } from './picture-frame.tsx';

export type PicturedMarket = {
  readonly product: string;
  readonly name: string;
  readonly price: string;
  /** The coin that prices are in. */
  readonly coin: string;
  /** With its sign. */
  readonly change: string;
  readonly isFalling: boolean;
  readonly closes: readonly string[];
  /** The time at which it was drawn, in UTC. */
  readonly time: string;
};

const box = { width: 1072, height: 190 } as const;

export function MarketPicture({ product, name, price, coin, change, isFalling, closes, time }: PicturedMarket) {
  const [colour, curve] = [isFalling ? ink.down : ink.up, dayCurve(closes, box)];
  return (
    <PictureFrame product={product} aside={time}>
      <span style={{ marginTop: 44, fontSize: 52, color: ink.muted }}>{name}</span>
      <div style={{ display: 'flex', alignItems: 'flex-end', gap: 28 }}>
        <span style={{ fontSize: price.length > 12 ? 92 : 116, lineHeight: 1.15 }}>{price}</span>
        <span style={{ fontSize: 40, lineHeight: 1.9, color: ink.muted }}>{coin}</span>
        <span style={{ fontSize: 52, lineHeight: 1.7, color: colour }}>{change}</span>
      </div>
      <div style={{ display: 'flex', flexGrow: 1, alignItems: 'flex-end' }}>
        {curve === '' ? null : (
          <svg width={box.width} height={box.height + 8} viewBox={`0 -4 ${box.width} ${box.height + 8}`} fill="none">
            <path d={`${curve} L${box.width} ${box.height} L0 ${box.height} Z`} fill={colour} fillOpacity="0.12" />
            <path d={curve} stroke={colour} strokeWidth="5" strokeLinejoin="round" strokeLinecap="round" />
          </svg>
        )}
      </div>
    </PictureFrame>
  );
}
