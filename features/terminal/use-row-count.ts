// How many whole rows of the book fit into its room.
import { useEffect, useState, type RefObject } from 'react';

const rowHeight = 20;
const middleHeight = 36;
/** What the server draws before it knows: enough for a tall screen; what does not fit is not shown. */
const beforeMeasured = 22;
const most = 60;

/** Rows of each side; of the one side when only one is shown. */
export function useRowCount(area: RefObject<HTMLElement | null>, oneSided: boolean): number {
  const [height, setHeight] = useState<number | null>(null);
  useEffect(() => {
    const element = area.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => setHeight(element.clientHeight));
    observer.observe(element);
    return () => observer.disconnect();
  }, [area]);
  if (height === null) return beforeMeasured;
  const rows = Math.floor(Math.max(0, height - middleHeight) / (oneSided ? 1 : 2) / rowHeight);
  return Math.min(most, rows);
}
