// A picture keeps every byte on its way into text, however large it is.
import { expect, test } from 'vitest';

import { pictureText } from './picture-text.ts';

test.each([0, 1, 2, 3, 0x8000, 0x8001, 200_000])('%i bytes', async (length) => {
  const bytes = Buffer.from(Array.from({ length }, (_, at) => (at * 7 + (at >> 8)) % 256));
  expect(await pictureText(new Blob([bytes]))).toBe(bytes.toString('base64'));
});
