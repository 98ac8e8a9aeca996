// npm run build: builds the pages and the service worker, so that a start finds them and only reads.
import { ensureWebBuild } from './build/web-build.ts';

ensureWebBuild();
