// Brings a folder of content into the store. What an operator has had a hand in stays as it is; what is the same as last time is not touched.
import { and, eq, max } from 'drizzle-orm';

import type { Store } from '#server/store/open-store.ts';
import { contentChanges, contentEditions, contentItems, contentVersions } from '#server/store/schema/content.ts';
import type { FileItem, FileText } from './read-folder.ts';

/** Texts by what became of them. */
export type ImportReport = { readonly added: number; readonly changed: number; readonly same: number; readonly kept: number };

type Change = typeof contentChanges.$inferInsert;
type Edition = typeof contentEditions.$inferInsert;
type Version = typeof contentVersions.$inferInsert;
type Step = Pick<Store['db'], 'select' | 'insert' | 'update'>;

/** Rows of one statement: a statement has room for some 65,000 values. */
const rowsAtOnce = 500;
const inParts = <Row>(rows: readonly Row[]): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / rowsAtOnce) }, (_, part) => rows.slice(part * rowsAtOnce, (part + 1) * rowsAtOnce));

const keyOf = (kind: string, slug: string): string => `${kind}/${slug}`;

/** All or nothing. Texts of files are out from their import on; dates of the lists are what is shown. */
export async function importContent({ db }: Pick<Store, 'db'>, items: readonly FileItem[], nowMs: number): Promise<ImportReport> {
  return db.transaction(async (step) => {
    const known = new Map((await step.select().from(contentItems)).map((row) => [keyOf(row.kind, row.slug), row]));
    const editions = new Map((await step.select().from(contentEditions)).map((row) => [`${row.itemId} ${row.tag}`, row]));
    const changes: Change[] = [];
    const change = ({ kind, slug }: FileItem, action: string, tag: string, version: number | null): void => {
      changes.push({ atMs: nowMs, who: '', action, kind, slug, tag, version });
    };
    const fresh = items.filter(({ kind, slug }) => !known.has(keyOf(kind, slug)));
    for (const part of inParts(fresh)) {
      const rows = part.map(({ kind, slug, terms, place, fingerprint }) => ({ kind, slug, terms, place, importedTerms: fingerprint }));
      for (const row of await step.insert(contentItems).values(rows).returning()) known.set(keyOf(row.kind, row.slug), row);
    }
    for (const item of fresh) change(item, 'import', '', null);
    const added: { readonly edition: Edition; readonly version: Version }[] = [];
    const report = { added: 0, changed: 0, same: 0, kept: 0 };
    for (const item of items) {
      const row = known.get(keyOf(item.kind, item.slug));
      if (row === undefined) throw new Error('an item was written and is not there');
      if (row.importedTerms !== null && row.importedTerms !== item.fingerprint) {
        const { terms, place, fingerprint } = item;
        await step.update(contentItems).set({ terms, place, importedTerms: fingerprint }).where(eq(contentItems.itemId, row.itemId));
        change(item, 'import', '', null);
      }
      for (const text of item.texts) {
        const edition = editions.get(`${row.itemId} ${text.tag}`);
        if (edition?.isOperators === true) report.kept += 1;
        else if (edition?.imported === text.fingerprint) report.same += 1;
        else if (edition === undefined) {
          report.added += 1;
          added.push({
            edition: { itemId: row.itemId, tag: text.tag, published: 1, imported: text.fingerprint },
            version: versionOf(row.itemId, text, 1, nowMs),
          });
          change(item, 'import', text.tag, 1);
        } else {
          report.changed += 1;
          change(item, 'import', text.tag, await addVersion(step, row.itemId, text, nowMs));
        }
      }
    }
    for (const part of inParts(added)) {
      await step.insert(contentEditions).values(part.map(({ edition }) => edition));
      await step.insert(contentVersions).values(part.map(({ version }) => version));
    }
    for (const part of inParts(changes)) await step.insert(contentChanges).values(part);
    return report;
  });
}

const versionOf = (itemId: number, { tag, title, summary, body, keywords }: FileText, version: number, atMs: number): Version => ({
  itemId,
  tag,
  version,
  title,
  summary,
  body,
  keywords: [...keywords],
  atMs,
  author: '',
});

async function addVersion(step: Step, itemId: number, text: FileText, nowMs: number): Promise<number> {
  const [last] = await step
    .select({ version: max(contentVersions.version) })
    .from(contentVersions)
    .where(and(eq(contentVersions.itemId, itemId), eq(contentVersions.tag, text.tag)));
  const version = (last?.version ?? 0) + 1;
  await step.insert(contentVersions).values(versionOf(itemId, text, version, nowMs));
  await step
    .update(contentEditions)
    .set({ published: version, imported: text.fingerprint })
    .where(and(eq(contentEditions.itemId, itemId), eq(contentEditions.tag, text.tag)));
  return version;
}
