// The pages of an exchange in a test: in the place of the web app, which only a build has.
import type { IncomingMessage, ServerResponse } from 'node:http';

export const testPages = {
  handle: async ({ url }: IncomingMessage, response: ServerResponse): Promise<void> => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.writeHead(url === '/' ? 200 : 404).end('<p>a page');
  },
  forgetPages: (): void => undefined,
};
