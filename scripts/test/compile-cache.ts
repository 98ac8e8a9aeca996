// Programs that tests start again and again read their modules as they were compiled for the one before.
import { tmpdir } from 'node:os';
import { join } from 'node:path';

process.env['NODE_COMPILE_CACHE'] ??= join(tmpdir(), 'meridian-compiled');
