// The lines of the chosen studies. Those under the candles are fetched when the first of them is chosen.
import { useEffect, useMemo, useState } from 'react';

import type { Bar } from './chart-bars.ts';
import { mainCatalogue } from './studies/main-studies.ts';
import { StudyFeed, type Catalogue, type StudyChoice } from './studies/study-feed.ts';
import { subStudies, type StudyLine } from './studies/study.ts';

export function useStudyLines(choice: StudyChoice, bars: readonly Bar[]): readonly StudyLine[] {
  const [feed] = useState(() => new StudyFeed());
  const [catalogue, setCatalogue] = useState<Catalogue>(mainCatalogue);
  const needsMore = subStudies.some((study) => choice.chosen.includes(study));
  useEffect(() => {
    if (!needsMore) return;
    void import('./studies/sub-catalogue.ts').then(({ subCatalogue }) => setCatalogue({ ...mainCatalogue, ...subCatalogue }));
  }, [needsMore]);
  return useMemo(() => feed.lines(catalogue, choice, bars), [feed, catalogue, choice, bars]);
}
