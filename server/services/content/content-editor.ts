// The editing of content by operators: drafts, publishing, and who did what. Nothing that was written is ever lost: each change is a version.
import { and, asc, desc, eq, lt, max } from 'drizzle-orm';
import { z } from 'zod/mini';

import { contentKind, contentTerms, missingTerm, type ContentKind, type ContentState, type ContentTerms } from '#lib/contract/site/content.ts';
import type { Store } from '#server/store/open-store.ts';
import { contentChanges, contentEditions, contentItems, contentVersions } from '#server/store/schema/content.ts';
import { stateOf, type ContentText } from './content.ts';

type ContentEdition = {
  readonly tag: string;
  readonly state: ContentState;
  readonly published: number | null;
  readonly fromMs: number | null;
  readonly untilMs: number | null;
  readonly isOperators: boolean;
  /** The newest one. */
  readonly title: string;
  readonly version: number;
};
export type ContentItem = {
  readonly itemId: number;
  readonly kind: ContentKind;
  readonly slug: string;
  readonly terms: ContentTerms;
  readonly editions: readonly ContentEdition[];
};
type ContentChange = typeof contentChanges.$inferSelect;

type Writing = Pick<ContentText, 'title' | 'summary' | 'body' | 'keywords'>;
type Times = { readonly fromMs: number | null; readonly untilMs: number | null };
export type EditRefusal = 'unknown' | 'slug-taken' | 'term-missing' | 'nothing-changed' | 'until-too-early';

export type ContentEditor = {
  list(kind: ContentKind): Promise<readonly ContentItem[]>;
  item(itemId: number): Promise<ContentItem | null>;
  /** The versions of a text in a language, newest first. */
  versions(itemId: number, tag: string): Promise<readonly ContentText[]>;
  create(
    who: string,
    wanted: { readonly kind: ContentKind; readonly slug: string; readonly terms: ContentTerms },
  ): Promise<number | EditRefusal>;
  setTerms(who: string, itemId: number, terms: ContentTerms): Promise<EditRefusal | null>;
  /** Adds a version, which nobody sees until it is published. Answers its number. */
  write(who: string, itemId: number, tag: string, writing: Writing): Promise<number | EditRefusal>;
  publish(who: string, itemId: number, tag: string, version: number, times: Times): Promise<EditRefusal | null>;
  unpublish(who: string, itemId: number, tag: string): Promise<EditRefusal | null>;
  /** Newest first. */
  changes(limit: number, before: number | null): Promise<readonly ContentChange[]>;
};

type Row = { readonly item: typeof contentItems.$inferSelect; readonly edition: typeof contentEditions.$inferSelect | null };
type Newest = ReadonlyMap<string, { readonly version: number; readonly title: string }>;

export function createContentEditor({ db }: Pick<Store, 'db'>, onChange: () => void, now: () => number = Date.now): ContentEditor {
  type Step = Parameters<Parameters<typeof db.transaction>[0]>[0];
  const ofItem = (itemId: number) => eq(contentItems.itemId, itemId);
  const ofEdition = (itemId: number, tag: string) => and(eq(contentEditions.itemId, itemId), eq(contentEditions.tag, tag));
  const ofTexts = (itemId: number, tag: string) => and(eq(contentVersions.itemId, itemId), eq(contentVersions.tag, tag));

  const toItems = (rows: readonly Row[], newest: Newest): ContentItem[] => {
    const items = new Map<number, ContentItem & { editions: ContentEdition[] }>();
    for (const { item, edition } of rows) {
      const kind = z.safeParse(contentKind, item.kind);
      const terms = z.safeParse(contentTerms, item.terms);
      if (!kind.success) continue;
      const { itemId, slug } = item;
      const kept = items.get(itemId) ?? { itemId, kind: kind.data, slug, terms: terms.success ? terms.data : {}, editions: [] };
      const last = edition === null ? undefined : newest.get(`${itemId} ${edition.tag}`);
      if (edition !== null && last !== undefined) kept.editions.push({ ...edition, ...last, state: stateOf(edition, now()) });
      items.set(itemId, kept);
    }
    return [...items.values()];
  };
  const read = async (which: ReturnType<typeof eq>): Promise<readonly ContentItem[]> => {
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
    return toItems(rows, new Map(titles.map(({ itemId, tag, ...last }) => [`${itemId} ${tag}`, last])));
  };

  /** One change at a time to an item, and each of them noted. */
  const change = async <Done>(
    who: string,
    itemId: number,
    act: (step: Step, note: (action: string, tag: string, version: number | null) => Promise<void>, kind: ContentKind) => Promise<Done>,
  ): Promise<Done | 'unknown'> => {
    const done = await db.transaction(async (step) => {
      const [item] = await step.select().from(contentItems).where(ofItem(itemId)).for('update');
      const kind = z.safeParse(contentKind, item?.kind);
      if (item === undefined || !kind.success) return 'unknown' as const;
      const note = async (action: string, tag: string, version: number | null): Promise<void> => {
        await step.insert(contentChanges).values({ atMs: now(), who, action, kind: item.kind, slug: item.slug, tag, version });
      };
      return act(step, note, kind.data);
    });
    onChange();
    return done;
  };

  return {
    list: (kind) => read(eq(contentItems.kind, kind)),
    item: async (itemId) => (await read(ofItem(itemId)))[0] ?? null,
    versions: (itemId, tag) => db.select().from(contentVersions).where(ofTexts(itemId, tag)).orderBy(desc(contentVersions.version)),
    create: async (who, { kind, slug, terms }) => {
      if (missingTerm(kind, terms) !== null) return 'term-missing';
      const done = await db.transaction(async (step) => {
        const [last] = await step
          .select({ place: max(contentItems.place) })
          .from(contentItems)
          .where(eq(contentItems.kind, kind));
        const row = { kind, slug, terms, place: (last?.place ?? 0) + 1, importedTerms: null };
        const [made] = await step.insert(contentItems).values(row).onConflictDoNothing().returning({ itemId: contentItems.itemId });
        if (made === undefined) return 'slug-taken' as const;
        await step.insert(contentChanges).values({ atMs: now(), who, action: 'create', kind, slug, tag: '', version: null });
        return made.itemId;
      });
      onChange();
      return done;
    },
    setTerms: (who, itemId, terms) =>
      change(who, itemId, async (step, note, kind) => {
        if (missingTerm(kind, terms) !== null) return 'term-missing';
        await step.update(contentItems).set({ terms, importedTerms: null }).where(ofItem(itemId));
        await note('terms', '', null);
        return null;
      }),
    write: (who, itemId, tag, writing) =>
      change(who, itemId, async (step, note) => {
        const [last] = await step
          .select()
          .from(contentVersions)
          .where(ofTexts(itemId, tag))
          .orderBy(desc(contentVersions.version))
          .limit(1);
        const version = (last?.version ?? 0) + 1;
        const { title, summary, body, keywords } = writing;
        const isSame = last?.title === title && last.summary === summary && last.body === body;
        if (isSame && last.keywords.join('\n') === keywords.join('\n')) return 'nothing-changed';
        await step
          .insert(contentEditions)
          .values({ itemId, tag, isOperators: true })
          .onConflictDoUpdate({ target: [contentEditions.itemId, contentEditions.tag], set: { isOperators: true } });
        const row = { itemId, tag, version, title, summary, body, keywords: [...keywords], atMs: now(), author: who };
        await step.insert(contentVersions).values(row);
        await note('write', tag, version);
        return version;
      }),
    publish: (who, itemId, tag, version, { fromMs, untilMs }) =>
      change(who, itemId, async (step, note) => {
        const [found] = await step
          .select({ version: contentVersions.version })
          .from(contentVersions)
          .where(and(ofTexts(itemId, tag), eq(contentVersions.version, version)));
        if (found === undefined) return 'unknown';
        if (untilMs !== null && untilMs <= Math.max(fromMs ?? 0, now())) return 'until-too-early';
        await step.update(contentEditions).set({ published: version, fromMs, untilMs, isOperators: true }).where(ofEdition(itemId, tag));
        await note(fromMs !== null && fromMs > now() ? 'schedule' : 'publish', tag, version);
        return null;
      }),
    unpublish: (who, itemId, tag) =>
      change(who, itemId, async (step, note) => {
        const [edition] = await step.select().from(contentEditions).where(ofEdition(itemId, tag));
        if (edition === undefined) return 'unknown';
        if (edition.published === null) return 'nothing-changed';
        const none = { published: null, fromMs: null, untilMs: null, isOperators: true };
        await step.update(contentEditions).set(none).where(ofEdition(itemId, tag));
        await note('unpublish', tag, edition.published);
        return null;
      }),
    changes: (limit, before) =>
      db
        .select()
        .from(contentChanges)
        .where(before === null ? undefined : lt(contentChanges.changeId, before))
        .orderBy(desc(contentChanges.changeId))
        .limit(limit),
  };
}
