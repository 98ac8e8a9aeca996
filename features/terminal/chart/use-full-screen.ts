// A part of the page over the whole screen, where the browser can.
import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react';

const never = (): (() => void) => () => undefined;

export function useFullScreen(element: RefObject<HTMLElement | null>): {
  readonly isPossible: boolean;
  readonly isOn: boolean;
  toggle(): void;
} {
  const isPossible = useSyncExternalStore(
    never,
    () => document.fullscreenEnabled,
    () => false,
  );
  const [isOn, setIsOn] = useState(false);
  useEffect(() => {
    const changed = (): void => setIsOn(document.fullscreenElement !== null && document.fullscreenElement === element.current);
    document.addEventListener('fullscreenchange', changed);
    return () => document.removeEventListener('fullscreenchange', changed);
  }, [element]);
  return {
    isPossible,
    isOn,
    toggle: () => {
      // A browser that refuses leaves everything as it was.
      if (isOn) document.exitFullscreen().catch(() => undefined);
      else element.current?.requestFullscreen().catch(() => undefined);
    },
  };
}
