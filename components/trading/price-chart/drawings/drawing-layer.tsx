'use client';
// The drawings over the candles: placed by clicks or by a drag, chosen, moved, coloured and taken away; by keys too.
import { newClientId } from '#lib/contract/client-id.ts';
import { useTranslations } from 'next-intl';
import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';

import type { LiveChart } from '../live/live-chart.ts';
import { usePaint } from '../overlay/use-paint.ts';
import { DrawnShape } from './drawn-shape.tsx';
import { pointsOf, usualColour, type Drawing, type DrawingPoint, type DrawingTool } from './drawing.ts';
import { shapeOf, type ShapeTerms, type Spot } from './drawing-shape.ts';
import { TextEntry } from './text-entry.tsx';
import { useMeasured } from './use-measured.ts';

type Props = {
  readonly chart: LiveChart;
  readonly drawings: readonly Drawing[];
  /** The tool that is placed next; null: none. */
  readonly tool: DrawingTool | null;
  readonly chosen: string | null;
  readonly formatPrice: (price: number) => string;
  readonly onChosen: (id: string | null) => void;
  /** A new one, or one that has changed. */
  readonly onDrawing: (drawing: Drawing) => void;
  readonly onRemove: (id: string) => void;
  /** The tool has done its work, or was given up. */
  readonly onPlaced: () => void;
};

/** handle: the point that is dragged; null: all of it. */
type Drag = { readonly drawing: Drawing; readonly handle: number | null; readonly from: Spot };

const dragThreshold = 5;
const keyStep = 10;

export function DrawingLayer({ chart, drawings, tool, chosen, formatPrice, onChosen, onDrawing, onRemove, onPlaced }: Props) {
  const t = useTranslations('chart');
  const layer = useRef<SVGSVGElement>(null);
  const [placing, setPlacing] = useState<readonly DrawingPoint[]>([]);
  const [writing, setWriting] = useState<DrawingPoint | null>(null);
  const [drag, setDrag] = useState<Drag | null>(null);
  const pressed = useRef<Spot | null>(null);
  usePaint(chart);
  const measured = useMeasured(formatPrice);
  const size = chart.size();
  const spotOf = ({ timeMs, price }: DrawingPoint): Spot | null => {
    const [x, y] = [chart.xOf(timeMs), chart.yOf(price)];
    return x === null || y === null ? null : { x, y };
  };
  const pointAt = ({ x, y }: Spot): DrawingPoint | null => {
    const [timeMs, price] = [chart.timeAt(x), chart.priceAt(y)];
    return timeMs === null || price === null ? null : { timeMs, price };
  };
  const terms: ShapeTerms = { spotOf, yOf: (price) => chart.yOf(price), size, formatPrice, measured };
  const spotOfEvent = (event: PointerEvent): Spot => {
    const box = layer.current?.getBoundingClientRect();
    return { x: event.clientX - (box?.left ?? 0), y: event.clientY - (box?.top ?? 0) };
  };

  const finish = (points: readonly DrawingPoint[], text = ''): void => {
    if (tool === null) return;
    const fresh: Drawing = { id: newClientId(), tool, points, colour: usualColour, text };
    onDrawing(fresh);
    onChosen(fresh.id);
    setPlacing([]);
    setWriting(null);
    onPlaced();
  };
  const place = (spot: Spot): void => {
    const point = pointAt(spot);
    if (tool === null || point === null) return;
    if (tool === 'text') return setWriting(point);
    const points = [...placing.slice(0, Math.max(0, placing.length - 1)), point];
    if (points.length >= pointsOf(tool)) finish(points);
    // The last one follows the pointer until it is set.
    else setPlacing([...points, point]);
  };
  const follow = (event: PointerEvent): void => {
    const point = pointAt(spotOfEvent(event));
    if (placing.length > 0 && point !== null) setPlacing([...placing.slice(0, -1), point]);
  };
  const release = (event: PointerEvent): void => {
    const [from, to] = [pressed.current, spotOfEvent(event)];
    pressed.current = null;
    // Pressed, pulled and let go: the second point stands where it was let go.
    if (from !== null && placing.length > 0 && Math.hypot(to.x - from.x, to.y - from.y) > dragThreshold) place(to);
  };
  const giveUp = (): void => {
    setPlacing([]);
    setWriting(null);
    onPlaced();
  };

  const movedBy = (drawing: Drawing, handle: number | null, by: Spot): Drawing => ({
    ...drawing,
    points: drawing.points.map((point, place) => {
      const spot = handle === null || handle === place ? spotOf(point) : null;
      return (spot === null ? null : pointAt({ x: spot.x + by.x, y: spot.y + by.y })) ?? point;
    }),
  });
  const pull = (event: PointerEvent): void => {
    if (drag === null) return;
    const to = spotOfEvent(event);
    onDrawing(movedBy(drag.drawing, drag.handle, { x: to.x - drag.from.x, y: to.y - drag.from.y }));
  };
  const key = (drawing: Drawing, event: KeyboardEvent): void => {
    const by = {
      ArrowLeft: { x: -keyStep, y: 0 },
      ArrowRight: { x: keyStep, y: 0 },
      ArrowUp: { x: 0, y: -keyStep },
      ArrowDown: { x: 0, y: keyStep },
    };
    const step = Object.entries(by).find(([name]) => name === event.key)?.[1];
    if (step !== undefined) onDrawing(movedBy(drawing, event.shiftKey ? drawing.points.length - 1 : null, step));
    else if (event.key === 'Delete' || event.key === 'Backspace') onRemove(drawing.id);
    else if (event.key === 'Enter') onChosen(drawing.id);
    else if (event.key === 'Escape') onChosen(null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const draft: Drawing | null =
    tool === null || placing.length === 0 ? null : { id: 'draft', tool, points: placing, colour: usualColour, text: '' };
  return (
    <>
      <svg
        ref={layer}
        data-drawings
        role="group"
        aria-label={t('drawings')}
        width={size.width}
        height={size.height}
        onPointerMove={drag === null ? undefined : pull}
        onPointerUp={() => setDrag(null)}
        onPointerCancel={() => setDrag(null)}
        className="pointer-events-none absolute start-0 top-0 z-10 overflow-hidden"
      >
        {tool === null ? null : (
          <rect
            width={size.width}
            height={size.height}
            fill="transparent"
            className="pointer-events-auto cursor-crosshair touch-none"
            onPointerDown={(event) => {
              if (event.button !== 0) return giveUp();
              pressed.current = spotOfEvent(event);
              place(pressed.current);
            }}
            onPointerMove={follow}
            onPointerUp={release}
          />
        )}
        {[...drawings, ...(draft === null ? [] : [draft])].map((drawing) => {
          const shape = shapeOf(drawing, terms);
          return shape === null ? null : (
            <DrawnShape
              key={drawing.id}
              drawing={drawing}
              shape={shape}
              name={`${t(`tool.${drawing.tool}`)}${drawing.text === '' ? '' : `: ${drawing.text}`}`}
              isChosen={drawing.id === chosen}
              isDraft={drawing === draft || tool !== null}
              onGrab={(event, handle) => {
                event.currentTarget.setPointerCapture(event.pointerId);
                onChosen(drawing.id);
                setDrag({ drawing, handle, from: spotOfEvent(event) });
              }}
              onKey={(event) => key(drawing, event)}
            />
          );
        })}
      </svg>
      {writing === null ? null : <TextEntry spot={spotOf(writing)} onText={(text) => finish([writing], text)} onCancel={giveUp} />}
    </>
  );
}
