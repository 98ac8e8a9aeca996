// The faults between pages: versions that do not name each other, and titles that stand twice in a language.
import type { PageFacts } from './read-page.ts';

export type Fault = { readonly address: string; readonly what: string };

const versionsText = ({ versions }: PageFacts): string =>
  [...versions]
    .map((pair) => pair.join(' '))
    .toSorted()
    .join('\n');

/** A version that was not read is left alone: whether it answers is told with the links. */
function unreciprocal(pages: ReadonlyMap<string, PageFacts>): Fault[] {
  return [...pages].flatMap(([address, page]) =>
    [...new Set(page.versions.values())].flatMap((version) => {
      const other = pages.get(version);
      if (other === undefined || versionsText(other) === versionsText(page)) return [];
      return [{ address, what: `is no version to ${version}, which it names` }];
    }),
  );
}

function repeatedTitles(pages: ReadonlyMap<string, PageFacts>): Fault[] {
  const first = new Map<string, string>();
  return [...pages].flatMap(([address, { language, title }]) => {
    const key = `${language} ${title}`;
    const other = first.get(key);
    if (other === undefined) first.set(key, address);
    return other === undefined || title === '' ? [] : [{ address, what: `has the title of ${other}: ${title}` }];
  });
}

export const judgeSite = (pages: ReadonlyMap<string, PageFacts>): Fault[] => [...unreciprocal(pages), ...repeatedTitles(pages)];
