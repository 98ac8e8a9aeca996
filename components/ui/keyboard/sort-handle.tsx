'use client';
// The handle by which a thing in a vertical list is moved: dragged by pointer or finger, or with the arrow keys while it has the focus.
import { GripVertical } from 'lucide-react';
import { useRef, type KeyboardEvent, type PointerEvent } from 'react';

type Props = {
  readonly label: string;
  /** Height of a row in pixels: how far a drag goes for one place. */
  readonly rowHeight: number;
  /** Moves by so many places, downwards when positive; the list keeps it within its ends. */
  readonly onMove: (places: number) => void;
  /** The drag or the key press is over: the order may be kept. */
  readonly onDone: () => void;
};

export function SortHandle({ label, rowHeight, onMove, onDone }: Props) {
  const start = useRef<{ readonly y: number; readonly moved: number } | null>(null);
  const byKey = (event: KeyboardEvent<HTMLButtonElement>): void => {
    const places = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (places === undefined) return;
    event.preventDefault();
    onMove(places);
    onDone();
  };
  const drag = (event: PointerEvent<HTMLButtonElement>): void => {
    if (start.current === null) return;
    const wanted = Math.round((event.clientY - start.current.y) / rowHeight);
    const places = wanted - start.current.moved;
    if (places === 0) return;
    start.current = { ...start.current, moved: wanted };
    onMove(places);
  };
  const end = (): void => {
    if (start.current === null) return;
    const { moved } = start.current;
    start.current = null;
    if (moved !== 0) onDone();
  };
  return (
    <button
      type="button"
      aria-label={label}
      onKeyDown={byKey}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        start.current = { y: event.clientY, moved: 0 };
      }}
      onPointerMove={drag}
      onPointerUp={end}
      onPointerCancel={end}
      className="grid size-8 shrink-0 cursor-grab touch-none place-items-center rounded text-muted hover:bg-surface-3 hover:text-primary active:cursor-grabbing max-md:size-11"
    >
      <GripVertical size={15} aria-hidden />
    </button>
  );
}
