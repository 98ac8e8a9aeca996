// @vitest-environment jsdom
// The cookie of a preference: over https it has the name that no neighbouring host can set.
import { afterEach, expect, test, vi } from 'vitest';

import { rememberPreference } from './preference-cookie.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['http:', 'theme=light; path=/; max-age=31536000; samesite=lax'],
  ['https:', '__Host-theme=light; path=/; max-age=31536000; samesite=lax; secure'],
])('under %s', (protocol, expected) => {
  const written = vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
  vi.stubGlobal('location', { protocol });
  rememberPreference('theme', 'light');
  expect(written).toHaveBeenCalledWith(expected);
});
