// The lines of the chosen studies. Those under the candles are fetched when the first of them is chosen.
import { useMemo, useState } from 'react';

import { lateCode } from '#lib/late/late-code.ts';
import { useLateCode, type UsedCode } from '#lib/late/use-late-code.ts';
import type { Bar } from './chart-bars.ts';
import { mainCatalogue } from './studies/main-studies.ts';
import { StudyFeed, type StudyChoice } from './studies/study-feed.ts';
import { subStudies, type StudyLine } from './studies/study.ts';

const underCandles = lateCode(() => import('./studies/sub-catalogue.ts'));

type StudyLines = Pick<UsedCode<object>, 'failed' | 'again'> & { readonly lines: readonly StudyLine[] };

export function useStudyLines(choice: StudyChoice, bars: readonly Bar[]): StudyLines {
  const [feed] = useState(() => new StudyFeed());
  const needsMore = subStudies.some((study) => choice.chosen.includes(study));
  const { code, failed, again } = useLateCode(underCandles, needsMore);
  const catalogue = useMemo(() => (code === null ? mainCatalogue : { ...mainCatalogue, ...code.subCatalogue }), [code]);
  const lines = useMemo(() => feed.lines(catalogue, choice, bars), [feed, catalogue, choice, bars]);
  return { lines, failed: failed && needsMore, again };
}
