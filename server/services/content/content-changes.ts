// Changes to content: one at a time to an item, and each of them noted with who made it.
import { and, desc, eq, max } from 'drizzle-orm';
import { z } from 'zod/mini';

import { contentKind, missingTerm, type ContentKind, type ContentTerms } from '#lib/contract/site/content.ts';
import type { Store } from '#server/store/open-store.ts';
import { contentChanges, contentEditions, contentItems, contentVersions } from '#server/store/schema/content.ts';
import type { EditRefusal, NewItem, Times, Writing } from './content-editor.ts';
import { ofEdition, ofItem, ofTexts } from './content-items.ts';

type Transaction = Parameters<Parameters<Store['db']['transaction']>[0]>[0];

/** A change that is being made to an item. */
export type ItemChange = {
  readonly transaction: Transaction;
  readonly who: string;
  readonly itemId: number;
  readonly kind: ContentKind;
  readonly nowMs: number;
  note(action: string, tag: string, version: number | null): Promise<void>;
};

/** Keeps the item to itself until it is done. */
export function changeItem<Done>(
  db: Store['db'],
  { who, itemId, now }: { readonly who: string; readonly itemId: number; readonly now: () => number },
  act: (change: ItemChange) => Promise<Done>,
): Promise<Done | 'unknown'> {
  return db.transaction(async (transaction) => {
    const [item] = await transaction.select().from(contentItems).where(ofItem(itemId)).for('update');
    const kind = z.safeParse(contentKind, item?.kind);
    if (item === undefined || !kind.success) return 'unknown' as const;
    const nowMs = now();
    const note: ItemChange['note'] = async (action, tag, version) => {
      await transaction.insert(contentChanges).values({ atMs: nowMs, who, action, kind: item.kind, slug: item.slug, tag, version });
    };
    return act({ transaction, who, itemId, kind: kind.data, nowMs, note });
  });
}

/** Puts an item behind the others of its kind. Answers its number. */
export function addItem(
  db: Store['db'],
  { who, now }: { readonly who: string; readonly now: () => number },
  { kind, slug, terms }: NewItem,
): Promise<number | 'slug-taken'> {
  return db.transaction(async (transaction) => {
    const [last] = await transaction
      .select({ place: max(contentItems.place) })
      .from(contentItems)
      .where(eq(contentItems.kind, kind));
    const row = { kind, slug, terms, place: (last?.place ?? 0) + 1, importedTerms: null };
    const [made] = await transaction.insert(contentItems).values(row).onConflictDoNothing().returning({ itemId: contentItems.itemId });
    if (made === undefined) return 'slug-taken' as const;
    await transaction.insert(contentChanges).values({ atMs: now(), who, action: 'create', kind, slug, tag: '', version: null });
    return made.itemId;
  });
}

export async function setTerms({ transaction, itemId, kind, note }: ItemChange, terms: ContentTerms): Promise<EditRefusal | null> {
  if (missingTerm(kind, terms) !== null) return 'term-missing';
  await transaction.update(contentItems).set({ terms, importedTerms: null }).where(ofItem(itemId));
  await note('terms', '', null);
  return null;
}

/** Answers the number of the version. */
export async function addVersion(change: ItemChange, tag: string, writing: Writing): Promise<number | EditRefusal> {
  const { transaction, itemId, who, nowMs, note } = change;
  const [last] = await transaction
    .select()
    .from(contentVersions)
    .where(ofTexts(itemId, tag))
    .orderBy(desc(contentVersions.version))
    .limit(1);
  const version = (last?.version ?? 0) + 1;
  const { title, summary, body, keywords } = writing;
  const isSame = last?.title === title && last.summary === summary && last.body === body;
  if (isSame && last.keywords.join('\n') === keywords.join('\n')) return 'nothing-changed';
  await transaction
    .insert(contentEditions)
    .values({ itemId, tag, isOperators: true })
    .onConflictDoUpdate({ target: [contentEditions.itemId, contentEditions.tag], set: { isOperators: true } });
  const row = { itemId, tag, version, title, summary, body, keywords: [...keywords], atMs: nowMs, author: who };
  await transaction.insert(contentVersions).values(row);
  await note('write', tag, version);
  return version;
}

export async function publish(change: ItemChange, tag: string, version: number, { fromMs, untilMs }: Times): Promise<EditRefusal | null> {
  const { transaction, itemId, nowMs, note } = change;
  const [found] = await transaction
    .select({ version: contentVersions.version })
    .from(contentVersions)
    .where(and(ofTexts(itemId, tag), eq(contentVersions.version, version)));
  if (found === undefined) return 'unknown';
  if (untilMs !== null && untilMs <= Math.max(fromMs ?? 0, nowMs)) return 'until-too-early';
  await transaction.update(contentEditions).set({ published: version, fromMs, untilMs, isOperators: true }).where(ofEdition(itemId, tag));
  await note(fromMs !== null && fromMs > nowMs ? 'schedule' : 'publish', tag, version);
  return null;
}

export async function unpublish({ transaction, itemId, note }: ItemChange, tag: string): Promise<EditRefusal | null> {
  const [edition] = await transaction.select().from(contentEditions).where(ofEdition(itemId, tag));
  if (edition === undefined) return 'unknown';
  if (edition.published === null) return 'nothing-changed';
  const none = { published: null, fromMs: null, untilMs: null, isOperators: true };
  await transaction.update(contentEditions).set(none).where(ofEdition(itemId, tag));
  await note('unpublish', tag, edition.published);
  return null;
}
