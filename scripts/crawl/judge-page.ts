// The faults of one page of the sitemap by itself.
import type { LocaleEntry } from '#lib/i18n/locales.ts';
import { judgeStructuredData } from './judge-structured-data.ts';
import type { PageFacts } from './read-page.ts';

/** Every language and the one for all others. */
const versionCount = 24;

export function judgePage(address: string, page: PageFacts, { tag, direction }: LocaleEntry): string[] {
  const faults = page.structured.flatMap(judgeStructuredData);
  const must = (holds: boolean, fault: string): void => {
    if (!holds) faults.push(fault);
  };
  must(page.title !== '', 'has no title');
  must(page.description !== '', 'has no description');
  must(!page.robots.includes('noindex'), 'is listed and says noindex');
  must(page.language === tag, `says lang="${page.language}", not ${tag}`);
  must(page.direction === direction, `says dir="${page.direction}", not ${direction}`);
  must(page.canonicals.join() === address, `names ${page.canonicals.join(', ') || 'nothing'} as canonical`);
  must(page.versions.size === versionCount, `names ${page.versions.size} versions, not ${versionCount}`);
  must(page.versions.has('x-default'), 'names no x-default');
  must([...page.versions.values()].includes(address), 'is not among its own versions');
  const firsts = page.headings.filter((level) => level === 1).length;
  must(firsts === 1, `has ${firsts} headings of the first level`);
  const jump = page.headings.findIndex((level, place) => place > 0 && level > (page.headings[place - 1] ?? level) + 1);
  must(jump < 0, `jumps from heading ${page.headings[jump - 1]} to ${page.headings[jump]}`);
  must(page.unfinished === 0, `leaves ${page.unfinished} places for scripts to fill`);
  return faults;
}
