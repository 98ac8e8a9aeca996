// @vitest-environment jsdom
// The watermark lies over the pages of the account alone, only where it is wanted, and is nothing to press or to read aloud.
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { UserContext } from '#lib/session/user.ts';
import { Watermark } from './watermark.tsx';

let path = '/asset';
vi.mock('#lib/i18n/place-context.ts', () => ({ usePlainPath: () => path }));
afterEach(cleanup);

async function drawnAt(place: string, hasWatermark: boolean): Promise<SVGElement | null> {
  path = place;
  const { container } = render(
    <UserContext value={{ userId: '10000001', userName: 'ana', hasWatermark }}>
      <Watermark />
    </UserContext>,
  );
  await act(() => vi.dynamicImportSettled());
  return container.querySelector('svg');
}

test.each([
  ['/asset', true, true],
  ['/account/settings', true, true],
  ['/order/mcp', true, true],
  ['/assets-of-others', true, false],
  ['/spot/BTCUSDT', true, false],
  ['/asset', false, false],
])('at %s, wanted %s: %s', async (place, wanted, isDrawn) => {
  expect((await drawnAt(place, wanted)) !== null).toBe(isDrawn);
});

test('it names the account, lets presses through, and is not read aloud', async () => {
  const drawn = await drawnAt('/asset', true);
  expect(drawn?.textContent).toBe('ana10000001');
  expect(drawn?.getAttribute('aria-hidden')).toBe('true');
  expect(drawn?.classList.contains('pointer-events-none')).toBe(true);
});
