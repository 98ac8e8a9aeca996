// The build that this server serves: an open page compares itself with it.
import 'server-only';

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

function read(): string {
  try {
    return readFileSync(join(process.cwd(), '.next/BUILD_ID'), 'utf8').trim();
  } catch {
    // Development has no builds.
    return 'development';
  }
}

let known: string | undefined;

/** As it was at the first question: a build that is made beside a running server is not served yet. */
export const release = (): string => (known ??= read());
