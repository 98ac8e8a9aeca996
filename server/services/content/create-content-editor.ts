// The editing of content over the database; it tells when something has changed.
import { desc, eq, lt } from 'drizzle-orm';

import { missingTerm } from '#lib/contract/site/content.ts';
import type { Store } from '#server/store/open-store.ts';
import { contentChanges, contentItems, contentVersions } from '#server/store/schema/content.ts';
import { addItem, addVersion, changeItem, publish, setTerms, unpublish, type ItemChange } from './content-changes.ts';
import type { ContentEditor } from './content-editor.ts';
import { ofItem, ofTexts, readItems } from './content-items.ts';

export function createContentEditor({ db }: Pick<Store, 'db'>, onChange: () => void, now: () => number = Date.now): ContentEditor {
  const change = async <Done>(who: string, itemId: number, act: (change: ItemChange) => Promise<Done>): Promise<Done | 'unknown'> => {
    const done = await changeItem(db, { who, itemId, now }, act);
    onChange();
    return done;
  };

  return {
    list: (kind) => readItems(db, eq(contentItems.kind, kind), now),
    item: async (itemId) => (await readItems(db, ofItem(itemId), now))[0] ?? null,
    versions: (itemId, tag) => db.select().from(contentVersions).where(ofTexts(itemId, tag)).orderBy(desc(contentVersions.version)),
    create: async (who, wanted) => {
      if (missingTerm(wanted.kind, wanted.terms) !== null) return 'term-missing';
      const done = await addItem(db, { who, now }, wanted);
      onChange();
      return done;
    },
    setTerms: (who, itemId, terms) => change(who, itemId, (one) => setTerms(one, terms)),
    write: (who, itemId, tag, writing) => change(who, itemId, (one) => addVersion(one, tag, writing)),
    publish: (who, itemId, tag, version, times) => change(who, itemId, (one) => publish(one, tag, version, times)),
    unpublish: (who, itemId, tag) => change(who, itemId, (one) => unpublish(one, tag)),
    changes: (limit, before) =>
      db
        .select()
        .from(contentChanges)
        .where(before === null ? undefined : lt(contentChanges.changeId, before))
        .orderBy(desc(contentChanges.changeId))
        .limit(limit),
  };
}
