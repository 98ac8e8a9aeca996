// A chart drawn by the server says in words what it shows, and has a bar for every value.
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { FigureChart } from './figure-chart.tsx';

const dayMs = 86_400_000;
const points = ['0.0001', '-0.00005', '0', '0.0003'].map((value, place) => ({ timeMs: Date.UTC(2026, 0, 1) + place * dayMs, value }));
const drawn = (shape: 'bars' | 'line', shown = points): string =>
  renderToStaticMarkup(<FigureChart text="Rates, the last one 0.0003" points={shown} shape={shape} valueText={(value) => `<${value}>`} />);

test('bars up and down from zero, between the largest and the smallest', () => {
  const markup = drawn('bars');
  expect(markup).toContain('role="img" aria-label="Rates, the last one 0.0003"');
  const heights = [...markup.matchAll(/<rect [^>]*height="([\d.]+)"/g)].map(([, height]) => Number(height));
  // 0.0003 + 0.00005 are the whole height of 1000.
  expect(heights.map(Math.round)).toEqual([286, 143, 0, 857]);
  expect(markup.match(/fill-negative/g)).toHaveLength(1);
  for (const text of ['&lt;0.0003&gt;', '&lt;-0.00005&gt;', '2026-01-01', '2026-01-04']) expect(markup).toContain(text);
});

test('a line through all points; one that is flat names its value once; one point alone is no line', () => {
  expect(drawn('line').match(/<path /g)).toHaveLength(2);
  const flat = points.slice(0, 2).map(({ timeMs }) => ({ timeMs, value: '7' }));
  expect(drawn('line', flat).match(/&lt;7&gt;/g)).toHaveLength(1);
  expect([drawn('line', points.slice(0, 1)), drawn('bars', [])]).toEqual(['', '']);
});
