// One drawing: what is seen of it, a wider line to catch it by, and its handles while it is chosen.
import type { KeyboardEvent, PointerEvent } from 'react';

import type { Drawing } from './drawing.ts';
import type { Shape } from './drawing-shape.ts';

type Props = {
  readonly drawing: Drawing;
  readonly shape: Shape;
  readonly name: string;
  readonly isChosen: boolean;
  /** Not to be caught: it is being placed, or another one is. */
  readonly isDraft: boolean;
  /** handle: which point; null: all of it. */
  readonly onGrab: (event: PointerEvent, handle: number | null) => void;
  readonly onKey: (event: KeyboardEvent) => void;
};

const catchWidth = 12;
const handleRadius = 5;

export function DrawnShape({ drawing, shape, name, isChosen, isDraft, onGrab, onKey }: Props) {
  const colour = `var(--${drawing.colour})`;
  const grab = isDraft ? '' : 'pointer-events-auto cursor-move touch-none';
  return (
    <g
      role="button"
      tabIndex={isDraft ? -1 : 0}
      aria-label={name}
      aria-pressed={isChosen}
      onKeyDown={onKey}
      onPointerDown={(event) => {
        if (event.button === 0 && !isDraft) onGrab(event, null);
      }}
      className={`outline-none [&:focus-visible_.mark]:stroke-3 ${grab}`}
    >
      {shape.area.length === 0 ? null : (
        <polygon points={shape.area.map(({ x, y }) => `${x},${y}`).join(' ')} fill={colour} fillOpacity={0.1} pointerEvents="none" />
      )}
      {shape.segments.map(({ from, to, isFaint }, place) => (
        // A shape's lines have no name but their place.
        // oxlint-disable-next-line react/no-array-index-key
        <g key={place}>
          <line
            x1={from.x}
            y1={from.y}
            x2={to.x}
            y2={to.y}
            stroke="transparent"
            strokeWidth={catchWidth}
            pointerEvents={isDraft ? 'none' : 'stroke'}
          />
          <line
            x1={from.x}
            y1={from.y}
            x2={to.x}
            y2={to.y}
            stroke={colour}
            strokeWidth={isChosen ? 2 : 1.5}
            strokeOpacity={isFaint === true ? 0.5 : 1}
            strokeDasharray={isFaint === true ? '4 4' : undefined}
            pointerEvents="none"
            className="mark"
          />
        </g>
      ))}
      {shape.labels.map(({ x, y, text }) => (
        <text
          key={`${y}-${text}`}
          x={x}
          y={y}
          fill={colour}
          fontSize={12}
          fontFamily="Inter Variable, system-ui, sans-serif"
          className="mark-text"
        >
          {text}
        </text>
      ))}
      {isChosen && !isDraft
        ? shape.handles.map(({ x, y }, place) => (
            <circle
              // A handle is its point's place.
              // oxlint-disable-next-line react/no-array-index-key
              key={place}
              cx={x}
              cy={y}
              r={handleRadius}
              fill="var(--surface-1)"
              stroke={colour}
              strokeWidth={2}
              className="pointer-events-auto cursor-grab touch-none"
              onPointerDown={(event) => {
                event.stopPropagation();
                if (event.button === 0) onGrab(event, place);
              }}
            />
          ))
        : null}
    </g>
  );
}
