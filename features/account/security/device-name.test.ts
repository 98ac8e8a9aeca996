import { expect, test } from 'vitest';

import { deviceOf } from './device-name.ts';

const apple = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${apple} Chrome/141.0.0.0 Safari/537.36`, 'Chrome · Windows', false],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${apple} Chrome/141.0.0.0 Safari/537.36 Edg/141.0`, 'Edge · Windows', false],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox · macOS', false],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148 Safari/604.1',
    'Safari · iOS',
    true,
  ],
  [`Mozilla/5.0 (Linux; Android 15; Pixel 9) ${apple} Chrome/141.0.0.0 Mobile Safari/537.36`, 'Chrome · Android', true],
  ['curl/8.5.0', 'curl/8.5.0', false],
  ['', '', false],
])('%s is %s', (userAgent, name, isHandheld) => expect(deviceOf(userAgent)).toEqual({ name, isHandheld }));
