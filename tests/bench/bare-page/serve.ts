// Serves the bare page as the product serves its own: Next's handler inside a plain HTTP server. Arguments: the port.
import { createServer } from 'node:http';
import createNext from 'next';

const next = createNext({ dev: false, dir: import.meta.dirname });
await next.prepare();
const handle = next.getRequestHandler();
createServer((request, response) => void handle(request, response)).listen(Number(process.argv[2]), '127.0.0.1', () => {
  console.log('open');
});
