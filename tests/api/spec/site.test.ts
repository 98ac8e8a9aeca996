// Every call of the specification beside contracts: asked of an exchange that has traded and of a site that its operator has written.
import { afterAll, beforeAll, expect, test } from 'vitest';

import { assertSound } from '../assert-sound.ts';
import { calledPaths } from './called-paths.ts';
import { everyJudgement } from './every-ask.ts';
import { openSite, type SiteState } from './site-state.ts';

const asks = everyJudgement.flatMap(([path, judgement]) => (judgement.kind === 'site' ? [[path, judgement.ask] as const] : []));

let site: SiteState;
beforeAll(async () => {
  site = await openSite();
});
afterAll(async () => {
  await assertSound(site.exchange);
  await site.close();
});

test.each(asks)('%s', async (path, ask) => {
  expect([...(await calledPaths(() => ask(site)))]).toContain(path);
});
