// The layers over the candles are drawn anew with them, in the same frame.
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

import type { ChartSurface } from '../chart-view.ts';

export function usePaint(surface: Pick<ChartSurface, 'onPaint'>): void {
  const [, setFrame] = useState(0);
  useEffect(() => {
    let isFirst = true;
    const stop = surface.onPaint(() => {
      const next = (): void => setFrame((frame) => frame + 1);
      // The first call comes while React is still at work.
      if (isFirst) next();
      else flushSync(next);
    });
    isFirst = false;
    return stop;
  }, [surface]);
}
