// Headers are finished whoever writes them, and also where another writer has put a function of its own around ours.
import { createServer } from 'node:http';
import { expect, test } from 'vitest';

import { finishHeaders } from './finish-headers.ts';

test('a writer that wraps the answer is not in the way: the type still has its charset', async () => {
  const server = createServer((request, response) => {
    finishHeaders(response, request.headers);
    const write = response.writeHead;
    const wrapped: typeof response.writeHead = (...given: unknown[]) => Reflect.apply(write, response, given);
    response.writeHead = wrapped;
    response.setHeader('content-type', 'text/plain');
    response.writeHead(200);
    response.end('told');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const answer = await fetch(`http://127.0.0.1:${port}`);
  expect([answer.headers.get('content-type'), await answer.text()]).toEqual(['text/plain; charset=utf-8', 'told']);
  await new Promise((resolve) => server.close(resolve));
});
