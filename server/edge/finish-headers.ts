// The last look at the headers of an answer, whoever wrote them: every text says its charset, and over https every cookie has the name and the mark of one that this host alone may set.
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';

import { overHttps } from './host-cookies.ts';

/** Texts whose writers leave the charset out: they are all UTF-8. */
const isBareText = (type: string): boolean => /^(text\/[\w.-]+|image\/svg\+xml)$/i.test(type);

function finish(response: ServerResponse, isHttps: boolean): void {
  const type = response.getHeader('content-type');
  if (typeof type === 'string' && isBareText(type)) response.setHeader('content-type', `${type}; charset=utf-8`);
  const lines = isHttps ? response.getHeader('set-cookie') : undefined;
  if (lines !== undefined)
    response.setHeader(
      'set-cookie',
      [lines].flat().map((line) => overHttps(String(line))),
    );
}

/** `asked`: the headers of the request, judged. */
export function finishHeaders(response: ServerResponse, asked: IncomingHttpHeaders): void {
  const isHttps = asked['x-forwarded-proto'] === 'https';
  const write = response.writeHead;
  // Node too calls it, where a writer lets it send the headers that were set. Whoever packs answers puts a function of its own around it.
  Object.defineProperty(response, 'writeHead', {
    configurable: true,
    writable: true,
    value: (...given: unknown[]): unknown => {
      // Those that come with the status count as set, as they do for Node.
      const more = given.find((one) => typeof one === 'object' && one !== null);
      for (const [name, value] of Object.entries(more ?? {})) if (value !== undefined) response.setHeader(name, value);
      finish(response, isHttps);
      return Reflect.apply(
        write,
        response,
        given.filter((one) => one !== more),
      );
    },
  });
}
