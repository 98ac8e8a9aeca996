// Items of content as operators edit them: what is out or not, with the newest title in each language.
import { and, asc, desc, eq, type SQL } from 'drizzle-orm';
import { z } from 'zod/mini';

import { contentKind, contentTerms } from '#lib/contract/site/content.ts';
import type { Store } from '#server/store/open-store.ts';
import { contentEditions, contentItems, contentVersions } from '#server/store/schema/content.ts';
import type { ContentEdition, ContentItem } from './content-editor.ts';
import { stateOf } from './content.ts';

type Row = { readonly item: typeof contentItems.$inferSelect; readonly edition: typeof contentEditions.$inferSelect | null };
type Newest = ReadonlyMap<string, { readonly version: number; readonly title: string }>;

export const ofItem = (itemId: number): SQL => eq(contentItems.itemId, itemId);
export const ofEdition = (itemId: number, tag: string): SQL | undefined =>
  and(eq(contentEditions.itemId, itemId), eq(contentEditions.tag, tag));
export const ofTexts = (itemId: number, tag: string): SQL | undefined =>
  and(eq(contentVersions.itemId, itemId), eq(contentVersions.tag, tag));

function toItems(rows: readonly Row[], newest: Newest, nowMs: number): ContentItem[] {
  const items = new Map<number, ContentItem & { editions: ContentEdition[] }>();
  for (const { item, edition } of rows) {
    const kind = z.safeParse(contentKind, item.kind);
    const terms = z.safeParse(contentTerms, item.terms);
    if (!kind.success) continue;
    const { itemId, slug } = item;
    const kept = items.get(itemId) ?? { itemId, kind: kind.data, slug, terms: terms.success ? terms.data : {}, editions: [] };
    const last = edition === null ? undefined : newest.get(`${itemId} ${edition.tag}`);
    if (edition !== null && last !== undefined) kept.editions.push({ ...edition, ...last, state: stateOf(edition, nowMs) });
    items.set(itemId, kept);
  }
  return [...items.values()];
}

export async function readItems(db: Store['db'], which: SQL, now: () => number): Promise<readonly ContentItem[]> {
  const rows = await db
    .select({ item: contentItems, edition: contentEditions })
    .from(contentItems)
    .leftJoin(contentEditions, eq(contentEditions.itemId, contentItems.itemId))
    .where(which)
    .orderBy(asc(contentItems.place), asc(contentItems.itemId), asc(contentEditions.tag));
  const titles = await db
    .selectDistinctOn([contentVersions.itemId, contentVersions.tag], {
      itemId: contentVersions.itemId,
      tag: contentVersions.tag,
      version: contentVersions.version,
      title: contentVersions.title,
    })
    .from(contentVersions)
    .innerJoin(contentItems, eq(contentItems.itemId, contentVersions.itemId))
    .where(which)
    .orderBy(contentVersions.itemId, contentVersions.tag, desc(contentVersions.version));
  return toItems(rows, new Map(titles.map(({ itemId, tag, ...last }) => [`${itemId} ${tag}`, last])), now());
}
