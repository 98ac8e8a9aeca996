// The words of pages for search engines: the operator's, and for the other pages their own.
import type { ResponseOf } from '#lib/contract/call.ts';
import type { getPageWords } from '#lib/contract/calls/v1/mix/public/getTdkMltQueryList.ts';
import { ownPageWords } from './own-page-words.ts';
import { tellContent } from './read-content.ts';
import type { SharedRooms } from '../rooms.ts';

/** The operator's English words are no words for a page in another language: it has its own, from its catalogue. */
export async function pageWordsIn(
  rooms: Pick<SharedRooms, 'content' | 'siteType'>,
  tag: string,
): Promise<ResponseOf<typeof getPageWords>['list']> {
  const written = (await tellContent(rooms, 'tdk', tag))
    .filter(({ text }) => text.tag === tag)
    .map(({ item, text: { title, summary, keywords } }) => ({
      path: item.terms.path ?? '',
      title,
      description: summary,
      keywords: [...keywords],
      isOwn: false,
    }));
  const paths = new Set(written.map(({ path }) => path));
  const own = ownPageWords(tag).filter(({ path }) => !paths.has(path));
  return [...written, ...own.map((words) => ({ ...words, keywords: [], isOwn: true }))];
}
