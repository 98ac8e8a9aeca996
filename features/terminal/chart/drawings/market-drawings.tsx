'use client';
// The drawings of this market on its chart, with their tools while those are open.
import { newClientId } from '#lib/contract/client-id.ts';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

import { DrawingLayer } from '#components/trading/price-chart/drawings/drawing-layer.tsx';
import { DrawingToolbar } from '#components/trading/price-chart/drawings/drawing-toolbar.tsx';
import { pointsOf, usualColour, type Drawing, type DrawingTool } from '#components/trading/price-chart/drawings/drawing.ts';
import type { LiveChart } from '#components/trading/price-chart/live/live-chart.ts';
import { showToast } from '#components/ui/messages/toasts.tsx';
import { drawingsOf, keepDrawing, setDrawings, useDrawings } from './drawings-store.ts';

type Props = {
  readonly chart: LiveChart;
  readonly symbol: string;
  readonly formatPrice: (price: number) => string;
  /** The element that the strip of tools stands in; null: it is closed. */
  readonly strip: HTMLElement | null;
  readonly onClose: () => void;
};

/** Shares of the picture at which a drawing is put by keys: along it, and from its top. */
const usualSpots = [
  [0.3, 0.6],
  [0.7, 0.4],
  [0.5, 0.7],
] as const;

export function MarketDrawings({ chart, symbol, formatPrice, strip, onClose }: Props) {
  const t = useTranslations('chart');
  const drawings = useDrawings((kept) => drawingsOf(kept, symbol));
  const [tool, setTool] = useState<DrawingTool | null>(null);
  const [chosenId, setChosen] = useState<string | null>(null);
  const chosen = drawings.find(({ id }) => id === chosenId) ?? null;

  // A press beside it lets go of what is chosen.
  useEffect(() => {
    if (chosenId === null) return undefined;
    const pressed = (event: PointerEvent): void => {
      if (event.target instanceof Element && event.target.closest('[data-drawings],[role=toolbar]') === null) setChosen(null);
    };
    // On its way down: the press that has just placed a drawing is not heard any more.
    window.addEventListener('pointerdown', pressed, { capture: true });
    return () => window.removeEventListener('pointerdown', pressed, { capture: true });
  }, [chosenId]);

  /** A removed drawing can be restored. */
  const put = (next: readonly Drawing[], text: string): void => {
    const before = drawings;
    setDrawings(symbol, next);
    setChosen(null);
    showToast('done', text, { label: t('undo'), onChosen: () => setDrawings(symbol, before) });
  };
  const remove = (id: string): void =>
    put(
      drawings.filter((one) => one.id !== id),
      t('drawingRemoved'),
    );
  const placeByKeys = (next: DrawingTool): void => {
    const { width, height } = chart.size();
    const points = usualSpots.slice(0, pointsOf(next)).flatMap(([x, y]) => {
      const [timeMs, price] = [chart.timeAt(x * width), chart.priceAt(y * height)];
      return timeMs === null || price === null ? [] : { timeMs, price };
    });
    const fresh: Drawing = { id: newClientId(), tool: next, points, colour: usualColour, text: next === 'text' ? t('textHere') : '' };
    if (points.length < pointsOf(next)) return;
    keepDrawing(symbol, fresh);
    setChosen(fresh.id);
  };
  return (
    <>
      <DrawingLayer
        chart={chart}
        drawings={drawings}
        tool={tool}
        chosen={chosenId}
        formatPrice={formatPrice}
        onChosen={setChosen}
        onDrawing={(changed) => keepDrawing(symbol, changed)}
        onRemove={remove}
        onPlaced={() => setTool(null)}
      />
      {strip === null
        ? null
        : createPortal(
            <DrawingToolbar
              tool={tool}
              chosen={chosen}
              count={drawings.length}
              onTool={(next, byKeys) => {
                if (next !== null && byKeys) return placeByKeys(next);
                setTool(next);
                setChosen(null);
              }}
              onColour={(colour) => chosen !== null && keepDrawing(symbol, { ...chosen, colour })}
              onRemove={() => chosen !== null && remove(chosen.id)}
              onRemoveAll={() => put([], t('allRemoved'))}
              onClose={() => {
                setTool(null);
                setChosen(null);
                onClose();
              }}
            />,
            strip,
          )}
    </>
  );
}
