// The number of whole rows of the book that fit into its room.
import { useEffect, useState, type RefObject } from 'react';

/** The height of a row before there is one; on a phone they are taller. */
const usualRowHeight = 20;
const middleHeight = 36;
/** The number of rows that the server draws before it knows: enough for a tall screen; rows that do not fit are not shown. */
const beforeMeasured = 16;
const max = 60;

/** Rows of each side; of the one side when only one is shown. */
export function useRowCount(area: RefObject<HTMLElement | null>, oneSided: boolean): number {
  const [room, setRoom] = useState<{ readonly height: number; readonly rowHeight: number } | null>(null);
  useEffect(() => {
    const element = area.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => {
      const row = element.querySelector<HTMLElement>('[data-place]');
      setRoom((now) => ({
        height: element.clientHeight,
        rowHeight: row === null || row.offsetHeight === 0 ? (now?.rowHeight ?? usualRowHeight) : row.offsetHeight,
      }));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [area]);
  if (room === null) return beforeMeasured;
  const rows = Math.floor(Math.max(0, room.height - middleHeight) / (oneSided ? 1 : 2) / room.rowHeight);
  return Math.min(max, rows);
}
