// The picture of a lead trader or a strategy: its name, what it made, how deep it fell, its profit since its start.
import { dayCurve } from './day-curve.ts';
import { ink, PictureFrame } from './picture-frame.tsx';
import type { SetText } from './set-text.ts';
import { Written } from './written.tsx';

export type PicturedRecord = {
  readonly product: string;
  readonly name: SetText;
  /** With its sign. */
  readonly made: { readonly name: SetText; readonly share: string; readonly isLoss: boolean };
  readonly drawdown: { readonly name: SetText; readonly share: string };
  /** The profit by then. */
  readonly profits: readonly string[];
  /** The time at which it was drawn, in UTC. */
  readonly time: string;
  /** Read from right to left. */
  readonly isBackward: boolean;
};

const box = { width: 1072, height: 150 } as const;

type FigureProps = { readonly name: SetText; readonly share: string; readonly colour: string; readonly isBackward: boolean };

const Figure = ({ name, share, colour, isBackward }: FigureProps) => (
  <div style={{ display: 'flex', flexDirection: 'column', alignItems: isBackward ? 'flex-end' : 'flex-start' }}>
    <Written text={name} colour={ink.muted} />
    <span style={{ fontSize: 92, lineHeight: 1.15, color: colour }}>{share}</span>
  </div>
);

export function RecordPicture({ product, name, made, drawdown, profits, time, isBackward }: PicturedRecord) {
  const [colour, curve] = [made.isLoss ? ink.down : ink.up, dayCurve(profits, box)];
  return (
    <PictureFrame product={product} aside={time} isBackward={isBackward}>
      <div style={{ display: 'flex', marginTop: 20, marginBottom: 12 }}>
        <Written text={name} colour={ink.primary} />
      </div>
      <div style={{ display: 'flex', flexDirection: isBackward ? 'row-reverse' : 'row', justifyContent: 'space-between' }}>
        <Figure name={made.name} share={made.share} colour={colour} isBackward={isBackward} />
        <Figure name={drawdown.name} share={drawdown.share} colour={ink.primary} isBackward={isBackward} />
      </div>
      <div style={{ display: 'flex', flexGrow: 1, alignItems: 'flex-end' }}>
        <svg width={box.width} height={box.height + 8} viewBox={`0 -4 ${box.width} ${box.height + 8}`} fill="none">
          <path d={`${curve} L${box.width} ${box.height} L0 ${box.height} Z`} fill={colour} fillOpacity="0.12" />
          <path d={curve} stroke={colour} strokeWidth="5" strokeLinejoin="round" strokeLinecap="round" />
        </svg>
      </div>
    </PictureFrame>
  );
}
