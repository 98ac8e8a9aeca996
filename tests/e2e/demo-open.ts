// Demo trading opens once the server listens. A test that came before would be told to come again, as anybody is in the first seconds.
import { setTimeout as delay } from 'node:timers/promises';

import { getTime } from '#lib/contract/calls/v1/mix/public/time.ts';
import { errorCodes } from '#lib/contract/errors.ts';
import { inPaper, paperHeader } from '#lib/contract/trading-mode.ts';

/** Resolves when demo trading answers, be it that there is none. */
export async function demoOpen(url: string): Promise<void> {
  for (;;) {
    const answer = await fetch(`${url}/api/${getTime.path}`, { method: 'POST', body: '{}', headers: { [paperHeader]: inPaper } });
    const told: { code: string } = JSON.parse(await answer.text());
    if (told.code !== errorCodes.paperOpening) return;
    await delay(500);
  }
}
