// A layout in its cookie: there and back again, and never half of one.
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { chartCounts, defaultLayout, deskPanels, deskPresets, deskSizes, readLayout, sizeBounds, writeLayout } from './desk-layout.ts';

test('every layout comes back as it was written', () => {
  const sizes = fc.record(
    Object.fromEntries(deskSizes.map((name) => [name, fc.integer({ min: sizeBounds[name][0], max: sizeBounds[name][1] })])),
    { requiredKeys: [] },
  );
  const layout = fc.record({
    preset: fc.constantFrom(...deskPresets),
    hidden: fc.subarray([...deskPanels]),
    sizes,
    charts: fc.constantFrom(...chartCounts),
  });
  fc.assert(
    fc.property(layout, (one) => {
      expect(readLayout(writeLayout(one))).toEqual({ ...one, sizes: { ...one.sizes } });
      expect(writeLayout(one)).toMatch(/^[\w.-]+$/);
    }),
  );
});

test.each([
  ['nothing', undefined],
  ['an empty one', ''],
  ['an unknown arrangement', 'sideways.-.0.0.0.0'],
  ['an unknown panel', 'standard.x.0.0.0.0'],
  ['a size too small to use', 'mirrored.-.10.0.0.0'],
  ['a size larger than any', 'mirrored.-.0.999.0.0'],
  ['a number of charts that nobody can choose', 'standard.-.0.0.0.0.3'],
  ['too few sizes', 'mirrored.-.300'],
  ['markup', 'standard.-.0.0.0.0"><script>'],
  ['a style of its own', 'standard.-.300px;color:red.0.0.0'],
])('%s is the default', (_, text) => {
  expect(readLayout(text)).toBe(defaultLayout);
});

test('what it says', () => {
  expect(readLayout('mirrored.bt.0.320.0.0')).toEqual({
    preset: 'mirrored',
    hidden: ['book', 'trades'],
    sizes: { ticket: 320 },
    charts: 1,
  });
  expect(readLayout('standard.-.0.0.0.0.4')).toEqual({ preset: 'standard', hidden: [], sizes: {}, charts: 4 });
});
