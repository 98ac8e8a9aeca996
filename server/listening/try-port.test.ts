// A port that is taken is said at once, in one sentence, before a folder or a database is opened.
import { createServer } from 'node:net';
import { expect, test } from 'vitest';

import { tryPort } from './try-port.ts';

test('a port that is taken is named, and a free one can be had again', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  await expect(tryPort(port, '127.0.0.1')).rejects.toThrow(`PORT: ${port} on 127.0.0.1 is taken by another program`);
  await new Promise((resolve) => server.close(resolve));
  await tryPort(port, '127.0.0.1');
  await tryPort(port, '127.0.0.1');
  await expect(tryPort(port, 'no.such.host.invalid')).rejects.toThrow('cannot be listened on');
});
