import { expect, test } from 'vitest';

import { monitoringOptions, sampleTrace, withoutSecrets } from './monitoring-options.ts';

test.each([
  ['GET /spot/[symbol]', 0.01],
  ['POST /api/v1/spot/order', 0.01],
  ['/spot/[symbol]', 0.02],
  ['GETAWAY', 0.02],
])('a share of %s', (name, share) => {
  expect(sampleTrace({ name })).toBe(share);
});

test('a tenth of events, and the label of the installation', () => {
  expect(monitoringOptions('http://key@127.0.0.1:1/2', 'beta')).toMatchObject({
    dsn: 'http://key@127.0.0.1:1/2',
    environment: 'beta',
    sampleRate: 0.1,
    tracesSampleRate: 0.1,
  });
});

test('nothing that could hold a session leaves with a report', () => {
  const report = {
    message: 'it failed',
    user: { id: '7', email: 'ann@example.com', ip_address: '127.0.0.1' },
    request: {
      url: 'http://localhost/asset',
      method: 'GET',
      cookies: { session: 's3cret' },
      headers: { cookie: 'session=s3cret', authorization: 'Bearer s3cret' },
      data: { password: 's3cret' },
      query_string: 'token=s3cret',
    },
  };
  const told = withoutSecrets(report);
  expect(JSON.stringify(told)).not.toMatch(/s3cret|ann@|127\.0/);
  expect(told).toEqual({ message: 'it failed', user: { id: '7' }, request: { url: 'http://localhost/asset', method: 'GET' } });
});
