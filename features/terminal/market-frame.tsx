// The frame of a page that is not a market's desk: a strip over it, a drawing, something aside and something under it.
import type { ReactNode } from 'react';

import { PartBoundary } from '#components/ui/late/part-boundary.tsx';

export type FrameParts = {
  readonly aside: ReactNode;
  /** aside: on a phone what stands aside comes before the drawing. Left out: the drawing does. */
  readonly first?: 'market' | 'aside';
  readonly below: ReactNode;
};

type Props = FrameParts & {
  /** The names of the parts, for who cannot see them. Without one, what stands aside names itself. */
  readonly names: { readonly chart: string; readonly aside?: string };
  readonly strip: ReactNode;
  readonly drawing: ReactNode;
  /** Classes of the drawing's place; left out: it is as high as the drawing. */
  readonly look?: string;
};

export function MarketFrame({ names, strip, drawing, look = '', aside, first = 'market', below }: Props) {
  const beside = (
    <section aria-label={names.aside} className="min-w-0 bg-surface-1 md:col-start-2 md:row-span-2 md:row-start-2">
      <PartBoundary>{aside}</PartBoundary>
    </section>
  );
  return (
    <div className="grid flex-1 grid-cols-1 content-start gap-px bg-subtle md:grid-cols-[minmax(0,1fr)_20rem] md:grid-rows-[auto_auto_1fr] xl:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="min-w-0 md:col-span-2">{strip}</div>
      {first === 'aside' ? beside : null}
      <section aria-label={names.chart} className={`flex min-w-0 flex-col bg-surface-1 md:col-start-1 md:row-start-2 ${look}`}>
        <PartBoundary>{drawing}</PartBoundary>
      </section>
      {first === 'aside' ? null : beside}
      <div className="min-w-0 bg-surface-1 md:col-start-1 md:row-start-3">
        <PartBoundary>{below}</PartBoundary>
      </div>
    </div>
  );
}
