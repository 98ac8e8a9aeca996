// Drawings in pixels, on a chart where a second is a pixel and prices count down from 100.
import { expect, test } from 'vitest';

import { drawing, drawingTools, pointsOf, type Drawing, type DrawingPoint, type DrawingTool } from './drawing.ts';
import { extended, shapeOf, type ShapeTerms } from './drawing-shape.ts';

const terms: ShapeTerms = {
  spotOf: ({ timeMs, price }) => (price > 1000 ? null : { x: timeMs / 1000, y: 100 - price }),
  yOf: (price) => 100 - price,
  size: { width: 200, height: 100 },
  formatPrice: (price) => price.toFixed(1),
  measured: (from, to) => `${to.price - from.price}`,
};
const at = (x: number, y: number): DrawingPoint => ({ timeMs: x * 1000, price: 100 - y });
const draw = (tool: DrawingTool, points: readonly DrawingPoint[], text = ''): Drawing => ({
  id: 'a',
  tool,
  points,
  colour: 'study-1',
  text,
});
const segments = (of: Drawing) => shapeOf(of, terms)?.segments.map(({ from, to }) => [from.x, from.y, to.x, to.y]);

test('a trend line ends at its points, a ray goes on to the edge', () => {
  const points = [at(20, 80), at(60, 60)];
  expect(segments(draw('trendLine', points))).toEqual([[20, 80, 60, 60]]);
  // 20 down for every 40 to the right: after 160 to the right it leaves at the top.
  expect(segments(draw('ray', points))).toEqual([[20, 80, 180, 0]]);
});

test('a ray to the left, straight up, and nowhere', () => {
  expect(extended({ x: 50, y: 50 }, { x: 40, y: 50 }, terms.size)).toEqual({ x: 0, y: 50 });
  expect(extended({ x: 50, y: 50 }, { x: 50, y: 40 }, terms.size)).toEqual({ x: 50, y: 0 });
  expect(extended({ x: 50, y: 50 }, { x: 50, y: 50 }, terms.size)).toEqual({ x: 50, y: 50 });
});

test('horizontal and vertical lines cross the whole picture', () => {
  expect(segments(draw('horizontal', [at(20, 30)]))).toEqual([[0, 30, 200, 30]]);
  expect(segments(draw('vertical', [at(20, 30)]))).toEqual([[20, 0, 20, 100]]);
  expect(shapeOf(draw('horizontal', [at(20, 30)]), terms)?.labels[0]?.text).toBe('70.0');
});

test('a channel’s second line runs through the third point, in parallel', () => {
  // The line rises from 80 to 60 over 40; at x = 40 it stands at 70; the third point lies 15 below.
  expect(segments(draw('channel', [at(20, 80), at(60, 60), at(40, 85)]))).toEqual([
    [20, 80, 60, 60],
    [20, 95, 60, 75],
  ]);
});

test('retracement counts back from the end: a move from 20 to 70', () => {
  const shape = shapeOf(draw('fibonacci', [at(10, 80), at(50, 30)]), terms);
  expect(shape?.labels.map(({ text }) => text)).toEqual([
    '0 (70.0)',
    '0.236 (58.2)',
    '0.382 (50.9)',
    '0.5 (45.0)',
    '0.618 (39.1)',
    '0.786 (30.7)',
    '1 (20.0)',
  ]);
});

test('a point that has no place: nothing is drawn, and nothing breaks', () => {
  expect(shapeOf(draw('trendLine', [at(1, 1), { timeMs: 0, price: 5000 }]), terms)).toBeNull();
});

test.each(drawingTools)('%s: a handle for every point, and what is kept can be read again', (tool) => {
  const points = [at(20, 80), at(60, 60), at(40, 85)].slice(0, pointsOf(tool));
  const kept = draw(tool, points, tool === 'text' ? 'here' : '');
  expect(shapeOf(kept, terms)?.handles).toHaveLength(points.length);
  expect(drawing.parse(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
});
