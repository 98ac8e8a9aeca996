// A call that is judged elsewhere is judged there: the file is there, and has a test of that title.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

import { everyJudgement } from './every-ask.ts';

const places = everyJudgement.flatMap(([, judgement]) => (judgement.kind === 'elsewhere' ? [`${judgement.file}: ${judgement.title}`] : []));

test.each([...new Set(places)])('%s', (place) => {
  const cut = place.indexOf(': ');
  const text = readFileSync(join(import.meta.dirname, '..', place.slice(0, cut)), 'utf8');
  expect(text).toContain(`'${place.slice(cut + 2)}'`);
});
