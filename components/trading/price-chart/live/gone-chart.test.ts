// @vitest-environment jsdom
// A chart that has left the page: its layers, which leave after it, ask it for nothing that the library would draw.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { LiveChart } from './live-chart.ts';

/** A canvas that can be drawn on: jsdom has none. Everything that is called answers nothing, text is ten pixels wide. */
function drawing(): CanvasRenderingContext2D {
  const context: unknown = new Proxy(
    {},
    {
      get: (_, name) =>
        name === 'measureText'
          ? () => ({ width: 10, actualBoundingBoxAscent: 5, actualBoundingBoxDescent: 2 })
          : () => ({ addColorStop: () => undefined }),
      set: () => true,
    },
  );
  if (typeof context !== 'object' || context === null || !isContext(context)) throw new Error('There is no drawing.');
  return context;
}
const isContext = (drawn: object): drawn is CanvasRenderingContext2D => typeof Reflect.get(drawn, 'measureText') === 'function';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'setTimeout'] });
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
  );
  const one = drawing();
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(one);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('the layers of a chart that is gone may still take their prices and trades away', () => {
  const element = document.createElement('div');
  document.body.append(element);
  const nobody = { pointed: () => undefined, needOlder: () => undefined, zoomed: () => undefined };
  const chart = new LiveChart(element, nobody, null);
  const bar = (second: number) => ({ timeMs: second * 1000, open: 1, high: 2, low: 0.5, close: 1, volume: 1 });
  const bars = [1, 2, 3].map(bar);
  const manner = { locale: 'en-US', formatPrice: String, minMove: 0.01, withClock: true, withSeconds: true };
  const content = { key: 'BTCUSDT:1s', bars, lines: [], withVolume: true, manner, zoneMs: 0, kind: 'candles', scale: 'normal' } as const;
  chart.show(content);
  chart.setLevels([{ id: 'order-1', price: 1, colour: 'positive' }]);
  vi.runAllTimers();
  chart.destroy();
  chart.setLevels([]);
  chart.setMarks([{ orderId: '1', timeMs: 2000, side: 'buy' }]);
  chart.show({ ...content, bars: [...bars, bar(4)] });
  chart.repaint();
  chart.point(1);
  chart.zoom(2);
  expect([chart.size().width, chart.xOf(1000), chart.yOf(1), chart.timeAt(5), chart.priceAt(5), chart.paneTops().length]).toEqual([
    0,
    null,
    null,
    null,
    null,
    0,
  ]);
  // The library draws in the next frame.
  expect(() => vi.runAllTimers()).not.toThrow();
});
