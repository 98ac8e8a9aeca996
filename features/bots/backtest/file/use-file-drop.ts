'use client';
// Files that are dropped on a part of the page: whoever has no mouse has a button beside it.
import { useEffect, useState, type RefObject } from 'react';

/** True while a file is held over the part. */
export function useFileDrop(place: RefObject<HTMLElement | null>, take: (files: readonly File[]) => void): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const part = place.current;
    if (part === null) return undefined;
    const hold = (event: DragEvent): void => {
      // Without this the browser leaves the page for the file.
      event.preventDefault();
      setIsOver(event.type === 'dragover');
      if (event.type === 'drop') take([...(event.dataTransfer?.files ?? [])]);
    };
    const heard = ['dragover', 'dragleave', 'drop'] as const;
    for (const name of heard) part.addEventListener(name, hold);
    return () => {
      for (const name of heard) part.removeEventListener(name, hold);
    };
  }, [place, take]);
  return isOver;
}
