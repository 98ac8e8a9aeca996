// @vitest-environment jsdom
// The colour of a day's curve: that of the change beside it, whichever way its own ends lie.
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';

import { Change } from './change.tsx';
import { Sparkline } from './sparkline.tsx';

test.each([
  ['-0.0123', 'text-negative'],
  ['0.0123', 'text-positive'],
  // Shown as 0.00 %.
  ['0.00004', 'text-secondary'],
])('a curve that rose beside a change of %s', (rate, colour) => {
  const { container } = render(
    <p>
      <Change rate={rate} />
      <Sparkline prices={['1', '2']} rate={rate} />
    </p>,
  );
  expect(container.querySelector('bdi')?.classList).toContain(colour);
  expect(container.querySelector('svg')?.classList).toContain(colour);
});
