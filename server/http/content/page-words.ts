// The operator's words of pages for search engines.
import type { ResponseOf } from '#lib/contract/call.ts';
import type { getPageWords } from '#lib/contract/calls/v1/mix/public/getTdkMltQueryList.ts';
import { tellContent } from './read-content.ts';
import type { SharedRooms } from '../serving/rooms.ts';

/** English words are no words for a page in another language: it has its own, from its catalogue. */
export async function pageWordsIn(
  rooms: Pick<SharedRooms, 'content' | 'siteType'>,
  tag: string,
): Promise<ResponseOf<typeof getPageWords>['list']> {
  const all = await tellContent(rooms, 'tdk', tag);
  return all
    .filter(({ text }) => text.tag === tag)
    .map(({ item, text: { title, summary, keywords } }) => ({
      path: item.terms.path ?? '',
      title,
      description: summary,
      keywords: [...keywords],
    }));
}
